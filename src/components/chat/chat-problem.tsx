import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { useSite } from "../../hooks/use-site";
import { callLink, mailLink } from "../../lib/links/contact-links";
import { card } from "../../styles/frames";
import { choiceButton } from "./choice-button";

interface Props {
  onRetry: () => void;
  /** The name of what didn't load. */
  what?: string;
}

/** An error message for content that didn't load, with a retry and other ways to reach the shop. */
export const ChatProblem = ({ onRetry, what = "The chat" }: Props) => {
  const { phone, email } = useSite();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the focus moves to the log.
    currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div css={words}>
      <p>
        <strong>{what} did not arrive.</strong> Perhaps the line is down. Try again, call{" "}
        <a href={callLink(phone)} translate="no">
          {phone}
        </a>{" "}
        or write to{" "}
        <a href={mailLink(email)} translate="no">
          {email}
        </a>
        .
      </p>
      <button type="button" onClick={retry} css={choiceButton}>
        Try again
      </button>
    </div>
  );
};

const words = css`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-top: var(--space-4);
  padding: var(--space-4);
  ${card}

  a {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
