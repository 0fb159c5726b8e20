import { css } from "@emotion/react";
import { useEffect, useReducer, useRef } from "react";
import { recordEvent } from "../../analytics/record-event";
import {
  type ChatData,
  type ChatMessage as Message,
  type Choice,
  type Conversation,
  welcome,
} from "../../lib/chat/chat-data";
import { converse } from "../../lib/chat/converse";
import { ChatMessage } from "./chat-message";
import { ChatOptions } from "./chat-options";
import { useLatestInView } from "./use-latest-in-view";

interface Props {
  data: ChatData;
  /** Whether the window is open. */
  isOpen: boolean;
}

/** The conversation of this visit, if there is one: it outlives the page that it was held on. */
let ofThisVisit: Conversation | undefined;

/** The messages in turns: what the visitor said and the replies to it. The first is the greeting. */
function splitTurns(messages: readonly Message[]): Message[][] {
  const turns: Message[][] = [];
  for (const message of messages) {
    const turn = turns.at(-1);
    if (turn && message.type === "bot") turn.push(message);
    else turns.push([message]);
  }
  return turns;
}

/** Tells of a choice that says what the visitor wants to know. */
function recordChoice(choice: Choice, { size }: Conversation): void {
  const location = "chat";
  if (choice.kind === "category")
    recordEvent("Chat Category Chosen", { location, category: choice.id });
  if (choice.kind === "coat" && size)
    recordEvent("Estimate Shown", { location, size, coat: choice.id });
}

/** The conversation: its messages, and the buttons of the last one. */
export const ChatConversation = ({ data, isOpen }: Props) => {
  const [conversation, take] = useReducer(
    (before: Conversation, choice: Choice) => converse(before, choice, data),
    undefined,
    () => ofThisVisit ?? welcome(data),
  );
  const { messages } = conversation;
  const choose = (choice: Choice) => {
    recordChoice(choice, conversation);
    take(choice);
  };
  const latestTurn = useRef<HTMLDivElement>(null);
  useLatestInView(latestTurn, conversation, isOpen);

  useEffect(() => {
    ofThisVisit = conversation;
  }, [conversation]);

  const turns = splitTurns(messages);
  return turns.map((turn, index) => {
    const isLatest = index === turns.length - 1;
    return (
      <div
        key={index}
        ref={isLatest ? latestTurn : undefined}
        css={[turnStyle, index > 0 && reply]}
      >
        {turn.map((message, position) => (
          <ChatMessage key={position} message={message} />
        ))}
        {isLatest && <ChatOptions message={turn.at(-1)} data={data} onChoose={choose} />}
      </div>
    );
  });
};

const turnStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  padding-top: var(--space-4);
`;

/* High enough to be scrolled to the top of the log, however short it is. */
const reply = css`
  &:last-of-type {
    min-height: 100cqh;
  }
`;
