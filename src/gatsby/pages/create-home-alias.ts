import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { chatContext } from "../chat/chat-context";

/** The home page's second address; the page itself names `/` as its canonical one. */
export async function createHomeAlias({ actions }: CreatePagesArgs): Promise<void> {
  actions.createPage({
    path: "/home/",
    component: path.resolve("src/pages/index.tsx"),
    context: await chatContext(),
  });
}
