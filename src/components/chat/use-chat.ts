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
 * The chat's code and data, which `load` fetches, unless they are here or on their way. `retry` does
 * so at the visitor's wish, who may then see the page load again: its build may be gone.
 */
export function useChat(): ChatState & { load: () => void; retry: () => void } {
  const [state, setState] = useState<ChatState>({ hasFailed: false });
  const tryTo = useCallback((mend: (error: unknown) => void) => {
    setState(({ chat }) => ({ chat, hasFailed: false }));
    loadChat().then(
      (chat) => setState({ chat, hasFailed: false }),
      (error: unknown) => {
        setState({ hasFailed: true });
        mend(error);
      },
    );
  }, []);
  const load = useCallback(() => tryTo(() => undefined), [tryTo]);
  const retry = useCallback(() => tryTo((error) => void reloadIfGone(error)), [tryTo]);
  return { ...state, load, retry };
}
