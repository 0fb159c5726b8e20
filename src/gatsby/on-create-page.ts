import type { GatsbyNode } from "gatsby";
import type { ChatContext } from "../lib/chat/chat-data";
import { chatContext } from "./chat/chat-context";

/** Gives the home page the chat. Gatsby makes the page itself, since it stands in `src/pages`. */
export const onCreatePage: GatsbyNode<
  Record<string, unknown>,
  Partial<ChatContext>
>["onCreatePage"] = async ({ page, actions }) => {
  if (page.path !== "/") return;
  actions.createPage({ ...page, context: { ...page.context, ...(await chatContext()) } });
};
