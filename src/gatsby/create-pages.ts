import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { homeAlias } from "../lib/links/unlisted-pages";
import { writeChat } from "./write-chat";
import { checkOnChange } from "./content-check";
import { createAllSections } from "./pages/create-all-sections";
import { createBlog } from "./pages/create-blog";
import { publishPictures } from "./photos/publish-pictures";
import { listTextPictures } from "./photos/text-pictures";
import { createPriceLists } from "./pages/create-price-lists";
import { createReviews } from "./pages/create-reviews";
import { createTextPages } from "./pages/create-text-pages";

/** Makes the pages that come from content or data, one function for each family, and the home page's second one. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await checkOnChange(args);
  await writeChat(args);
  await publishPictures(args, await listTextPictures(args));
  const home = path.resolve("src/pages/index.tsx");
  args.actions.createPage({ path: homeAlias, component: home, context: {} });
  createAllSections(args);
  createTextPages(args);
  createPriceLists(args);
  createReviews(args);
  createBlog(args);
};
