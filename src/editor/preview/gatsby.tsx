import type { ReactNode } from "react";
import { sharedData } from "./shared-data";

/** In the preview a link is a plain one. */
export const Link = ({ to, children }: { to: string; children?: ReactNode }) => (
  <a href={to}>{children}</a>
);

/** Queries are the build's affair. */
export const graphql = (): undefined => undefined;

/** What the site's one shared query gives. */
export const useStaticQuery = () => sharedData;
