import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { paper } from "./poster-size";

/** Shows a sheet of letter paper as wide as there is room, and alone on its page when printed. */
export const PosterPreview = ({ children }: { children: ReactNode }) => (
  <section aria-label="Poster" css={frame}>
    <div css={scaled}>{children}</div>
  </section>
);

const frame = css`
  container-type: inline-size;
  width: 100%;
  max-width: ${paper.width}px;
  aspect-ratio: ${paper.width} / ${paper.height};
  overflow: hidden;
  box-shadow: var(--elevation-raised);

  @media print {
    width: ${paper.width}px;
    height: ${paper.height}px;
    box-shadow: none;
    break-inside: avoid;
  }
`;

/* tan(atan2(a, b)) is a / b for lengths, which calc() can't yet divide everywhere. */
const scaled = css`
  width: ${paper.width}px;
  transform: scale(tan(atan2(100cqw, ${paper.width}px)));
  transform-origin: 0 0;

  @media print {
    transform: none;
  }
`;
