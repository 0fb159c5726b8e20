import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { NoticeKind } from "../../lib/notice/notice";
import { iconButton, pageContainer } from "../../styles/mixins";
import { Icon } from "../ui/icon";

/** A notice: its first word, day and text, and a button to dismiss it. */
export const NoticeBar = ({ kind, word, day, text }: Queries.NoticeBarFragment) => (
  <div css={[bar, looks[kind as NoticeKind]]}>
    <div css={row}>
      <p>
        <strong css={stamp}>{word}</strong> <span css={about}>{day}:</span> {text}
      </p>
      <button type="button" aria-label="Dismiss this notice" data-needs-scripts css={dismissButton}>
        <Icon name="close" />
      </button>
    </div>
  </div>
);

const bar = css`
  --notice-ground: var(--color-orange-dark);
  --notice-ink: var(--color-card);
  background: var(--notice-ground);
  color: var(--notice-ink);
`;

const looks: Record<NoticeKind, ReturnType<typeof css> | undefined> = {
  closed: undefined,
  late: css`
    --notice-ground: var(--color-card);
    --notice-ink: var(--color-orange-dark);
    border-block: 3px double;
  `,
  "booked up": css`
    --notice-ground: var(--color-blue);
  `,
  "good news": css`
    --notice-ground: var(--color-green-light);
    --notice-ink: var(--color-green-dark);
  `,
};

const row = css`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2) var(--space-3);
  ${pageContainer}
  padding-block: var(--space-2);

  p {
    flex: 1;
    min-width: 0;
    padding-block: var(--space-2);
    line-height: 1.4;
  }
`;

/* In the style of a rubber stamp. */
const stamp = css`
  display: inline-block;
  margin-right: var(--space-1);
  padding: 0 var(--space-2);
  border: 1.5px solid;
  border-radius: var(--radius);
  font-size: var(--text-small);
  font-weight: 700;
`;

/* Unbroken as long as it fits. */
const about = css`
  display: inline-block;
  font-weight: 650;
`;

const dismissButton = css`
  ${iconButton}
  flex: none;
  margin-right: calc(-1 * var(--space-2));

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
  }
`;

export const query = graphql`
  fragment NoticeBar on Notice {
    kind
    word
    day
    text
  }
`;
