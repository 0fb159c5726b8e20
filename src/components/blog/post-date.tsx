import { css } from "@emotion/react";

interface Props {
  /** A day like 2025-01-31. */
  day: string;
  /** The same day in words. */
  text: string;
}

/** A day of the gazette; its figures are all of one width, so that dates align below each other. */
export const PostDate = ({ day, text }: Props) => (
  <time dateTime={day} css={figures}>
    {text}
  </time>
);

const figures = css`
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;
