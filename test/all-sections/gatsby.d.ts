import type { Context } from "react";

declare module "gatsby" {
  /** What `useStaticQuery` reads, by the names that Gatsby gives to queries; its types leave it out. */
  export const StaticQueryContext: Context<Record<string, { data: unknown }>>;
}
