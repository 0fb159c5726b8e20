import type { WrapPageElementBrowserArgs } from "gatsby";
import { Fragment } from "react";
import type { ChatContext } from "../../chat/chat-data";
import { ChatLauncher } from "../chat/chat-launcher";
import { ContentBoundary } from "../content-boundary/content-boundary";
import { CollectHead } from "./collect-head";
import { Layout } from "./layout";

const Boundary = process.env.NODE_ENV === "development" ? ContentBoundary : Fragment;

/**
 * Puts every page into the site's frame, the same way in the browser and in the built HTML. The
 * chat is on the pages whose context has the address of its data.
 */
export const wrapPageElement = ({
  element,
  props: { location, pageContext },
}: Pick<
  WrapPageElementBrowserArgs<Record<string, unknown>, Partial<ChatContext>>,
  "element" | "props"
>) => (
  <Boundary>
    <Layout>{element}</Layout>
    {pageContext.chat && <ChatLauncher address={pageContext.chat} />}
    <CollectHead pathname={location.pathname} />
  </Boundary>
);
