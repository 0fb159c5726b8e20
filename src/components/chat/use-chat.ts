import { useCallback, useState } from "react";
import { loadChat, type LoadedChat } from "./load-chat";

/** Reloads the page if a newer build has replaced its script: another try would fail, too. */
async function reloadIfGone(error: unknown): Promise<void> {
  const { request } = error as { request?: string }; // webpack's URL of a script that failed to load
  if (!request) return;
  const response = await fetch(request, { method: "HEAD" }).catch(() => undefined);
  if (response?.status === 404) window.location.reload();
}

/** The chat, once loaded. `load` loads it, if it isn't; `retry` does so at the visitor's request. */
export function useChat() {
  const [chat, setChat] = useState<LoadedChat>();
  const [hasFailed, setHasFailed] = useState(false);
  const tryLoading = useCallback((onError?: (error: unknown) => void) => {
    setHasFailed(false);
    loadChat().then(setChat, (error: unknown) => {
      setHasFailed(true);
      onError?.(error);
    });
  }, []);
  const load = useCallback(() => tryLoading(), [tryLoading]);
  return { chat, hasFailed, load, retry: () => tryLoading((error) => void reloadIfGone(error)) };
}
