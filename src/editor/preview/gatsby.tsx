import type { ReactNode } from "react";
import { sharedData } from "./shared-data";

/** The preview renders plain links. */
export const Link = ({ to, children }: { to: string; children?: ReactNode }) => (
  <a href={to}>{children}</a>
);

/** Only the build runs queries. */
export const graphql = (): undefined => undefined;

/** The result of the site's only static query. */
export const useStaticQuery = () => sharedData;
