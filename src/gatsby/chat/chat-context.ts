import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ChatContext } from "../../lib/chat/chat-data";
import { chatAddress, chatFile } from "./chat-file";

/**
 * The context of a page with the chat. Only the live preview, while the content has errors, may
 * have no data for it; then the page has no chat.
 */
export async function chatContext(): Promise<Partial<ChatContext>> {
  const data = await readFile(chatFile()).catch(() => undefined);
  if (!data) return {};
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 10);
  return { chat: `${chatAddress}?v=${hash}` };
}
