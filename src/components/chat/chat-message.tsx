import { css } from "@emotion/react";
import { useChangedHoursTexts } from "../../hooks/use-opening-times";
import type { ChatData, Message } from "../../lib/chat/chat-data";
import { receipt } from "../../styles/frames";
import { Estimate } from "../services/estimate";
import { ContactText } from "../ui/contact-link";
import { OfferToday } from "../ui/offer-today";
import { ChatArticle } from "./chat-article";

const ChangedHours = () =>
  useChangedHoursTexts().map((text) => (
    <p key={text} css={{ fontWeight: 650 }}>
      {text}
    </p>
  ));

interface Props {
  message: Message;
  dogParameters: ChatData["dogParameters"];
}

export const ChatMessage = ({ message, dogParameters }: Props) => {
  const { type, text, estimate, article, offer, showsHours } = message;
  if (article) return <ChatArticle {...article} />;
  if (estimate)
    return (
      <div css={estimateReceipt}>
        <Estimate isInChat estimate={estimate} dogParameters={dogParameters} />
      </div>
    );
  return (
    <div css={[bubble, type === "user" ? visitorBubble : shopBubble]}>
      <p>
        <span className="visually-hidden">{type === "user" ? "You: " : "We: "}</span>
        <bdi>
          <ContactText text={text} />
        </bdi>
      </p>
      {offer && (
        <OfferToday offer={offer}>
          <p>
            <ContactText text={offer.text} />
          </p>
        </OfferToday>
      )}
      {showsHours && <ChangedHours />}
    </div>
  );
};

const estimateReceipt = css`
  ${receipt}
  padding: var(--space-4);
`;

const bubble = css`
  max-width: 34em;
  padding: var(--space-3) min(var(--space-4), 5vw);
  border: 1.5px solid var(--color-green);
  border-radius: var(--radius);
  line-height: 1.45;

  > p + p {
    margin-top: var(--space-2);
  }

  a[href^="tel:"] {
    display: inline-block;
    white-space: normal;
  }
`;

const visitorBubble = css`
  justify-self: end;
  margin-left: 10%;
  background: var(--color-green);
  color: var(--color-card);
`;

const shopBubble = css`
  justify-self: start;
  border-color: var(--color-line);
  background: var(--color-card);
`;
