import { withPrefix } from "gatsby";
import type { ChatData } from "../../lib/chat/chat-data";
import { chatDataPath } from "../../lib/links/routes";
import { chatId } from "../../lib/links/site-ids";

export type LoadedChat = Awaited<ReturnType<typeof fetchChat>>;

let loading: Promise<LoadedChat> | undefined;

async function fetchData(): Promise<ChatData> {
  const response = await fetch(withPrefix(chatDataPath), {
    signal: AbortSignal.timeout?.(15_000),
  });
  if (!response.ok) throw new Error(`${chatDataPath}: status ${response.status}`);
  return (await response.json()) as ChatData;
}

async function fetchChat() {
  const [{ ChatConversation }, data] = await Promise.all([
    import(/* webpackChunkName: "chat" */ "./chat-conversation"),
    fetchData(),
  ]);
  return { ChatConversation, data };
}

/** Loads the chat's code and data once. After a failure, the next call tries again. */
export function loadChat(): Promise<LoadedChat> {
  loading ??= fetchChat().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// A visitor can open the window before React has started: the chat then loads at the same time.
if (typeof document !== "undefined" && document.querySelector(`#${chatId}[open]`))
  void loadChat().catch(() => undefined);
