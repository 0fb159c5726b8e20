import { css } from "@emotion/react";
import { card } from "../../styles/frames";
import { tapTarget } from "../../styles/mixins";

/** How the chat's buttons look, and a link among them. */
export const choiceButton = css`
  ${tapTarget}
  min-width: var(--target);
  padding: var(--space-2) var(--space-4);
  ${card}
  color: var(--color-green);
  font-weight: 600;
  line-height: 1.2;
  text-align: left;
  text-decoration: none;
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
