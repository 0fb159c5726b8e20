import { useCallback, useState } from "react";
import { loadChat, type LoadedChat } from "./load-chat";
import { reloadIfGone } from "./reload-if-gone";

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
  const tryTo = useCallback((onFailure: (error: unknown) => void) => {
    setState(({ chat }) => ({ chat, hasFailed: false }));
    loadChat().then(
      (chat) => setState({ chat, hasFailed: false }),
      (error: unknown) => {
        setState({ hasFailed: true });
        onFailure(error);
      },
    );
  }, []);
  const load = useCallback(() => tryTo(() => undefined), [tryTo]);
  const retry = useCallback(() => tryTo((error) => void reloadIfGone(error)), [tryTo]);
  return { ...state, load, retry };
}
