import { css } from "@emotion/react";
import { filled, framedLink } from "../../styles/frames";

/** The style of the chat's buttons and links. */
export const choiceButton = css`
  ${framedLink}
  justify-content: start;
  background-color: var(--color-card);
  text-align: left;
`;

/** The style of the main choice. */
export const filledButton = css`
  ${choiceButton}
  ${filled}
`;
