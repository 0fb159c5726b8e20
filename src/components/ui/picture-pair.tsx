import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { caption as captionText, mount } from "../../styles/frames";

interface Props {
  before: ReactNode;
  after: ReactNode;
  caption?: string | null;
  className?: string;
}

/** Two pictures of one dog, side by side, also on phones: the pair is one picture. */
export const PicturePair = ({ before, after, caption, className }: Props) => (
  <figure className={className}>
    <div css={sides}>
      <figure css={side}>
        {before}
        <figcaption>Before</figcaption>
      </figure>
      <figure css={side}>
        {after}
        <figcaption>After</figcaption>
      </figure>
    </div>
    {caption && (
      <figcaption dir="auto" css={below}>
        {caption}
      </figcaption>
    )}
  </figure>
);

/* Depends on the text's width, which in the chat and in dialogs differs from the window's. */
const sides = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-2);
`;

const side = css`
  ${mount}
  text-align: center;
  break-inside: avoid;

  figcaption {
    padding-top: var(--space-1);
    font-weight: 600;
  }
`;

const below = css(captionText);
