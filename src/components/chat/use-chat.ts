import { useCallback, useState } from "react";
import { reloadOnce } from "../../browser/reload-once";
import { loadChat, type LoadedChat } from "./load-chat";

/** What webpack says of a script that it could not load. */
interface ChunkLoadError {
  /** Address of the script. */
  request?: string;
}

/**
 * Loads the page again if a script of its own is gone, because a newer build was published during
 * the visit: then asking for it once more is in vain.
 */
async function reloadIfGone(error: unknown): Promise<void> {
  const { request } = error as ChunkLoadError;
  if (!request) return;
  const answer = await fetch(request, { method: "HEAD" }).catch(() => undefined);
  if (answer?.status === 404) reloadOnce();
}

interface ChatState {
  /** The chat, once it has arrived. */
  chat?: LoadedChat;
  /** Whether the last try to load it failed. */
  hasFailed: boolean;
}

/**
 * The chat's code and data. `load` fetches them, unless they are here or on their way. `retry`, for a
 * visitor who asks for it, may also reload the page, whose build may be gone.
 */
export function useChat(): ChatState & { load: () => void; retry: () => void } {
  const [state, setState] = useState<ChatState>({ hasFailed: false });
  const tryTo = useCallback(async (mayReload: boolean) => {
    setState(({ chat }) => ({ chat, hasFailed: false }));
    try {
      const chat = await loadChat();
      setState({ chat, hasFailed: false });
    } catch (error) {
      setState({ hasFailed: true });
      if (mayReload) await reloadIfGone(error);
    }
  }, []);
  const load = useCallback(() => void tryTo(false), [tryTo]);
  return { ...state, load, retry: () => void tryTo(true) };
}
