import { useCallback, useState } from "react";
import { loadChat, type LoadedChat } from "../../chat/load-chat";

interface ChatState {
  /** The chat, once it has arrived. */
  chat?: LoadedChat;
  /** Whether the last try to load it failed. */
  hasFailed: boolean;
}

/**
 * The chat's code and data, which `load` fetches, unless they are here or on their way.
 *
 * @param address of the data
 */
export function useChat(address: string): ChatState & { load: () => void } {
  const [state, setState] = useState<ChatState>({ hasFailed: false });
  const load = useCallback(() => {
    setState(({ chat }) => ({ chat, hasFailed: false }));
    loadChat(address).then(
      (chat) => setState({ chat, hasFailed: false }),
      () => setState({ hasFailed: true }),
    );
  }, [address]);
  return { ...state, load };
}
