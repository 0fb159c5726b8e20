import type { Conversation } from "../../lib/chat/conversation";

let kept: Conversation | undefined;

/** The conversation of this visit, if there is one: it outlives the page that it was held on. */
export const recallConversation = (): Conversation | undefined => kept;

/** Keeps the conversation until the visitor leaves the site. */
export const keepConversation = (conversation: Conversation): void => {
  kept = conversation;
};
