import { css } from "@emotion/react";
import { useEffect, useReducer, useRef } from "react";
import { createPortal } from "react-dom";
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
  isOpen: boolean;
  /** The element next to the log that contains the options. */
  optionsRoot: Element | null;
}

/** The conversation of this visit, if there is one: it outlives its page. */
let ofThisVisit: Conversation | undefined;

/** Groups the messages in turns: the visitor's message and its replies. The first turn is the greeting. */
function splitTurns(messages: readonly Message[]): Message[][] {
  const turns: Message[][] = [];
  for (const message of messages) {
    const turn = turns.at(-1);
    if (turn && message.type === "bot") turn.push(message);
    else turns.push([message]);
  }
  return turns;
}

/** Records a choice that shows the visitor's interest. */
function recordChoice(choice: Choice, { size }: Conversation): void {
  const location = "chat";
  if (choice.kind === "category")
    recordEvent("Chat Category Chosen", { location, category: choice.id });
  if (choice.kind === "coat" && size)
    recordEvent("Estimate Shown", { location, size, coat: choice.id });
}

/**
 * The messages, and the options of the last one. The options are next to the log, because screen
 * readers would announce each option inside it.
 */
export const ChatConversation = ({ data, isOpen, optionsRoot }: Props) => {
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
  return (
    <>
      {turns.map((turn, index) => (
        <div
          key={index}
          ref={index === turns.length - 1 ? latestTurn : undefined}
          css={[turnStyle, index > 0 && reply]}
        >
          {turn.map((message, position) => (
            <ChatMessage key={position} message={message} />
          ))}
        </div>
      ))}
      {optionsRoot &&
        createPortal(
          <ChatOptions
            key={messages.length}
            message={messages.at(-1)}
            data={data}
            onChoose={choose}
          />,
          optionsRoot,
        )}
    </>
  );
};

const turnStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  padding-top: var(--space-4);
`;

/* Leaves room below, so that the turn can scroll to the top, however short it is. */
const reply = css`
  position: relative;

  &:last-of-type::after {
    position: absolute;
    top: 0;
    width: 1px;
    height: 100cqh;
    visibility: hidden;
    content: "";
  }
`;
