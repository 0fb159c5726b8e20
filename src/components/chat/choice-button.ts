import { css } from "@emotion/react";
import { framedLink } from "../../styles/frames";

/** The style of the chat's buttons and links. */
export const choiceButton = css`
  ${framedLink}
  min-width: var(--target);
  padding: var(--space-2) var(--space-4);
  background: var(--color-card);
  line-height: 1.2;
  text-align: left;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: var(--color-green-light);
    }
  }
`;

/** The style of the main choice. */
export const filledButton = css`
  ${choiceButton}
  background: var(--color-green);
  color: var(--color-card);

  @media (hover: hover) {
    &:hover {
      background: var(--color-green-dark);
    }
  }
`;
