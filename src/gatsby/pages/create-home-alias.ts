import path from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** The home page's second address; the page itself names `/` as its canonical one. */
export const createHomeAlias = ({ actions }: CreatePagesArgs): void =>
  actions.createPage({
    path: "/home/",
    component: path.resolve("src/pages/index.tsx"),
    context: {},
  });
