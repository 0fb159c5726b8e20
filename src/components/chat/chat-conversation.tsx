import { css } from "@emotion/react";
import { type RefObject, useEffect, useReducer, useRef } from "react";
import { createPortal } from "react-dom";
import { recordEvent } from "../../analytics/record-event";
import {
  type ChatData,
  type Message,
  type Choice,
  type Conversation,
  welcome,
} from "../../lib/chat/chat-data";
import { converse } from "../../lib/chat/converse";
import { ChatMessage } from "./chat-message";
import { ChatOptions } from "./chat-options";
import { SpokenAnswer } from "./spoken-answer";

interface Props {
  data: ChatData;
  isOpen: boolean;
  optionsRoot: Element | null;
  /** The live region, which must exist before its first text. */
  statusRoot?: Element | null;
  onAnswer?: (hasBooking: boolean) => void;
}

/** The visit's conversation. It survives navigation. */
let savedConversation: Conversation | undefined;

function splitTurns(messages: readonly Message[]): Message[][] {
  const turns: Message[][] = [[]];
  for (const message of messages) {
    if (message.type === "user") turns.push([]);
    turns.at(-1)!.push(message);
  }
  return turns;
}

const offersBooking = ({ estimate, buttons }: Message): boolean =>
  estimate !== undefined || buttons.includes("booking");

/** Scrolls the latest turn to the top. After a choice, focuses the new options or an article's title. */
function useLatestInView(
  turn: RefObject<HTMLElement | null>,
  conversation: Conversation,
  isOpen: boolean,
): void {
  const shown = useRef(conversation);
  useEffect(() => {
    const hasChanged = shown.current !== conversation;
    shown.current = conversation;
    if (!isOpen) return;
    const scroller = turn.current?.closest("[role=log]")?.parentElement;
    if (hasChanged) {
      const targets = scroller?.querySelectorAll<HTMLElement>("[data-next]") ?? [];
      [...targets].at(-1)?.focus({ preventScroll: true });
    }
    const timer = setTimeout(() => {
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      // A closed window loses its scroll position, so restore it without animation.
      const behavior = hasChanged && !isCalm ? "smooth" : "instant";
      scroller?.scrollTo({ top: turn.current?.offsetTop, behavior });
    }, 100);
    return () => clearTimeout(timer);
  }, [turn, conversation, isOpen]);
}

function recordChoice(choice: Choice, { size }: Conversation): void {
  const location = "chat";
  if (choice.kind === "category")
    recordEvent("Chat Category Chosen", { location, category: choice.id });
  if (choice.kind === "coat" && size)
    recordEvent("Estimate Shown", { location, size, coat: choice.id });
}

/** The messages, next to them the last one's options, and the latest answer for screen readers. */
export const ChatConversation = ({ data, isOpen, optionsRoot, statusRoot, onAnswer }: Props) => {
  const [conversation, dispatch] = useReducer(
    (before: Conversation, choice: Choice) => converse(before, choice, data),
    undefined,
    () => savedConversation ?? welcome(data),
  );
  const { messages } = conversation;
  const choose = (choice: Choice) => {
    recordChoice(choice, conversation);
    dispatch(choice);
  };
  const latestTurn = useRef<HTMLDivElement>(null);
  useLatestInView(latestTurn, conversation, isOpen);

  useEffect(() => {
    savedConversation = conversation;
  }, [conversation]);

  const turns = splitTurns(messages);
  const latest = turns.at(-1)!;
  const hasBooking = latest.some(offersBooking);
  useEffect(() => onAnswer?.(hasBooking), [onAnswer, hasBooking]);

  return (
    <>
      {turns.map((turn, index) => (
        <div
          key={index}
          ref={turn === latest ? latestTurn : undefined}
          css={[turnStyle, index > 0 && turn === latest && latestReply]}
        >
          {turn.map((message, position) => (
            <ChatMessage key={position} message={message} dogParameters={data.dogParameters} />
          ))}
        </div>
      ))}
      {statusRoot && createPortal(<SpokenAnswer key={messages.length} turn={latest} />, statusRoot)}
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
const latestReply = css`
  position: relative;

  &::after {
    position: absolute;
    top: 0;
    width: 1px;
    height: 100cqh;
    visibility: hidden;
    content: "";
  }
`;
