import { css } from "@emotion/react";
import { framedLink } from "../../styles/frames";

/** How the chat's buttons look, and a link among them. */
export const choiceButton = css`
  ${framedLink}
  min-width: var(--target);
  padding: var(--space-2) var(--space-4);
  background: var(--color-card);
  line-height: 1.2;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--color-green-light);
  }
`;

/** The same for the one that leads deeper. */
export const filledButton = css`
  ${choiceButton}
  background: var(--color-green);
  color: var(--color-card);

  &:hover {
    background: var(--color-green-dark);
  }
`;
