import type { GatsbyNode } from "gatsby";
import { writeChat } from "./chat/write-chat";
import { checkOnChange } from "./content-check";
import { createBlog } from "./pages/create-blog";
import { createHomeAlias } from "./pages/create-home-alias";
import { createPriceLists } from "./pages/create-price-lists";
import { createTextPages } from "./pages/create-text-pages";

/** Makes the pages that come from content or data, one function for each family. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await checkOnChange(args);
  await writeChat(args);
  createHomeAlias(args);
  await createTextPages(args);
  await createPriceLists(args);
  await createBlog(args);
};
