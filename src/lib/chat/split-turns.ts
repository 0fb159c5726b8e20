import type { ChatMessage } from "./conversation";

/** The messages in turns: what the visitor said and the replies to it. The first is the greeting. */
export function splitTurns(messages: readonly ChatMessage[]): ChatMessage[][] {
  const turns: ChatMessage[][] = [];
  for (const message of messages) {
    const turn = turns.at(-1);
    if (turn && message.type === "bot") turn.push(message);
    else turns.push([message]);
  }
  return turns;
}
