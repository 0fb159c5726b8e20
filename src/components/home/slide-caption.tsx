import { css } from "@emotion/react";
import { from } from "../../styles/media";
import { withPanel } from "./side-panel";

interface Props {
  number: number;
  count: number;
  text: string;
}

/** What sighted visitors read of a slide; listeners get its name and the photo's alt text, which says more. */
export const SlideCaption = ({ number, count, text }: Props) => (
  <p aria-hidden="true" css={caption}>
    <span css={position}>
      <span>{number}</span>
      {` of ${count}`}
    </span>
    {` ${text}`}
  </p>
);

const caption = css`
  padding: var(--space-3) var(--space-3) var(--space-4);
  font-family: var(--font-heading);
  line-height: 1.3;

  ${from("md")} {
    min-height: 4rem;
    padding-right: 15rem;
  }

  ${withPanel} {
    padding: var(--space-4) var(--space-4) 4rem;
    border-left: 1px solid var(--color-green);
    text-align: center;
  }
`;

/* Stands in the middle of the rosette. */
const position = css`
  margin-right: var(--space-2);
  color: var(--color-green);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${withPanel} {
    display: block;
    margin: 0 0 var(--space-3);

    span {
      display: grid;
      height: var(--rosette-width);
      place-content: center;
      font-size: var(--text-title);
    }
  }
`;
