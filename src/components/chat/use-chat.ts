import { useCallback, useState } from "react";
import { forgetReload, reloadOnce } from "../../browser/reload-once";
import { loadChat, type LoadedChat } from "./load-chat";

/** Webpack's error for a script that failed to load. */
interface ChunkLoadError {
  /** URL of the script. */
  request?: string;
}

/**
 * Reloads the page if the script no longer exists, because a newer build replaced it during the
 * visit: a retry would fail, too.
 */
async function reloadIfGone(error: unknown): Promise<void> {
  const { request } = error as ChunkLoadError;
  if (!request) return;
  const response = await fetch(request, { method: "HEAD" }).catch(() => undefined);
  if (response?.status === 404) reloadOnce();
}

interface ChatState {
  /** The chat, once loaded. */
  chat?: LoadedChat;
  /** Whether the last attempt to load it failed. */
  hasFailed: boolean;
}

/**
 * The chat's code and data. `load` fetches them unless they are loaded or loading. `retry`, on the
 * visitor's request, also reloads the page if its build no longer exists.
 */
export function useChat(): ChatState & { load: () => void; retry: () => void } {
  const [state, setState] = useState<ChatState>({ hasFailed: false });
  const tryLoading = useCallback(async (mayReload: boolean) => {
    setState(({ chat }) => ({ chat, hasFailed: false }));
    try {
      const chat = await loadChat();
      setState({ chat, hasFailed: false });
      forgetReload();
    } catch (error) {
      setState({ hasFailed: true });
      if (mayReload) await reloadIfGone(error);
    }
  }, []);
  const load = useCallback(() => void tryLoading(false), [tryLoading]);
  return { ...state, load, retry: () => void tryLoading(true) };
}
