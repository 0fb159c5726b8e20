import type { WrapPageElementBrowserArgs } from "gatsby";
import { CollectHead } from "./collect-head";
import { Layout } from "./layout";

/** Puts every page into the site's frame, the same way in the browser and in the built HTML. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <>
    <Layout>{element}</Layout>
    <CollectHead pathname={props.location.pathname} />
  </>
);
