import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { card, framedLink } from "../../styles/frames";
import { MailLink, PhoneLink } from "../ui/contact-link";

interface Props {
  onRetry: () => void;
  what: "The chat" | "The article";
}

export const ChatProblem = ({ onRetry, what }: Props) => {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the focus moves to the log.
    currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div css={problem}>
      <p>
        <strong role="alert">{`${what} didn’t load.`}</strong> Check your connection and try again,
        call <PhoneLink /> or write to <MailLink />.
      </p>
      <button type="button" onClick={retry} css={choiceButton}>
        Try again
      </button>
    </div>
  );
};

export const choiceButton = css`
  ${framedLink}
  justify-content: start;
  background-color: var(--color-card);
  text-align: left;
`;

const problem = css`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-top: var(--space-4);
  padding: var(--space-4);
  ${card}

  a {
    white-space: normal;
  }
`;
