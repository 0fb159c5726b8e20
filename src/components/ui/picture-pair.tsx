import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { mount } from "../../styles/frames";

interface Props {
  before: ReactNode;
  after: ReactNode;
  caption?: string | null;
  className?: string;
}

/** Two pictures of one dog, side by side, also on phones: the pair is one picture. */
export const PicturePair = ({ before, after, caption, className }: Props) => (
  <figure className={className}>
    <div css={pictureGrid}>
      <figure css={framedPicture}>
        {before}
        <figcaption>Before</figcaption>
      </figure>
      <figure css={framedPicture}>
        {after}
        <figcaption>After</figcaption>
      </figure>
    </div>
    {caption && <Caption>{caption}</Caption>}
  </figure>
);

export const Caption = ({ children }: { children: string }) => (
  <figcaption dir="auto" css={captionText}>
    {children}
  </figcaption>
);

/* Depends on the text's width, which in the chat and in dialogs differs from the window's. */
const pictureGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-2);
`;

const framedPicture = css`
  ${mount}
  text-align: center;
  break-inside: avoid;

  figcaption {
    padding-top: var(--space-1);
    font-weight: 600;
  }
`;

const captionText = css`
  margin-top: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.45;
`;
