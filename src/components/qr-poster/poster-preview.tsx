import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { paper } from "./poster-size";

/** Shows a sheet of letter paper as wide as there is room, and alone on its page when printed. */
export const PosterPreview = ({ children }: { children: ReactNode }) => (
  <section aria-label="Poster" css={frame}>
    <div css={room}>{children}</div>
  </section>
);

const frame = css`
  width: 100%;
  max-width: ${paper.width}px;
  aspect-ratio: ${paper.width} / ${paper.height};
  overflow: hidden;
  box-shadow: var(--elevation-raised);

  @media print {
    max-width: none;
    box-shadow: none;
    break-inside: avoid;
  }
`;

/* What the sheet's lengths are shares of (onPaper). */
const room = css`
  container-type: inline-size;
`;
