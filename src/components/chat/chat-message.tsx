import { css } from "@emotion/react";
import type { ChatMessage as Message } from "../../lib/chat/conversation";
import { OfferToday } from "../offer-today/offer-today";
import { ChatArticle } from "./chat-article";
import { ChatQuote } from "./chat-quote";
import { ChatText } from "./chat-text";

/** A message of either side; a quote or an article stands in place of its text. */
export const ChatMessage = ({ message }: { message: Message }) => {
  const { type, text, quote, article, offerMonths = [] } = message;
  if (article) return <ChatArticle {...article} />;
  if (quote) return <ChatQuote dog={text} {...quote} />;
  return (
    <div css={[bubble, type === "user" ? own : theirs]}>
      <p>
        <span className="visually-hidden">{type === "user" ? "You: " : "We: "}</span>
        <ChatText text={text} />
      </p>
      {offerMonths.map((month) => (
        <OfferToday key={month} month={month} />
      ))}
    </div>
  );
};

const bubble = css`
  max-width: 34em;
  padding: var(--space-3) min(var(--space-4), 5vw);
  border: 1.5px solid var(--color-green);
  border-radius: var(--radius);
  line-height: 1.45;
  overflow-wrap: anywhere;

  /* In one piece as long as it fits. */
  a[href^="tel:"] {
    display: inline-block;
    white-space: normal;
  }
`;

const own = css`
  justify-self: end;
  margin-left: 10%;
  background: var(--color-green);
  color: var(--color-card);
`;

const theirs = css`
  justify-self: start;
  border-color: var(--color-line);
  background: var(--color-card);
`;
