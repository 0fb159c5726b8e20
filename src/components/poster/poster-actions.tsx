import { css } from "@emotion/react";
import type { RefObject } from "react";
import { recordEvent } from "../../analytics/record-event";
import { usePosterDownload } from "./use-poster-download";
import { framedLink } from "../../styles/frames";
import { BookLink } from "../ui/book-link";
import { Status } from "../ui/status";

interface Props {
  /** The sheet to draw. */
  sheet: RefObject<HTMLElement | null>;
  /** Name of the picture's file. */
  fileName: string;
}

/** The poster's buttons. */
export const PosterActions = ({ sheet, fileName }: Props) => {
  const { status, download } = usePosterDownload(sheet, fileName);
  const isDrawing = status === "drawing";
  return (
    <div css={stack}>
      <BookLink source="poster">Open Booking Link</BookLink>
      <button type="button" data-needs-scripts onClick={print} css={button}>
        Save as PDF
      </button>
      <button
        type="button"
        data-needs-scripts
        aria-disabled={isDrawing || undefined}
        onClick={() => void download()}
        css={[button, isDrawing && busy]}
      >
        Download PNG
      </button>
      <Status css={line}>{messages[status]}</Status>
      {status === "failed" && (
        <p role="alert" css={problem}>
          The picture could not be drawn. Try again, or use Save as PDF.
        </p>
      )}
      <noscript>
        <p>To print the poster or save it as a PDF, use your browser’s own Print.</p>
      </noscript>
    </div>
  );
};

function print() {
  recordEvent("Poster Saved", { location: "poster", format: "pdf" });
  window.print();
}

const messages = {
  idle: "",
  drawing: "Drawing the picture. This can take a few seconds.",
  saved: "The picture is in your downloads.",
  failed: "",
};

const stack = css`
  display: grid;
  gap: var(--space-3);
`;

const button = css`
  ${framedLink}
  position: relative;
  overflow: hidden;
`;

/* A line along the button's bottom edge that moves while the page draws the picture. */
const busy = css`
  cursor: progress;

  &::after {
    position: absolute;
    inset: auto 0 0;
    height: 4px;
    background: currentColor;
    content: "";
    transform-origin: left;
    animation: run 1.2s ease-out infinite;
  }

  @keyframes run {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(100%);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      animation: none;
    }
  }
`;

const line = css`
  min-height: 1.5em;
  font-size: var(--text-small);
  line-height: 1.5;
`;

const problem = css`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid;
  font-size: var(--text-small);
`;
