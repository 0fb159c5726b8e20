import { css } from "@emotion/react";
import { type RefObject, useState } from "react";
import { recordEvent } from "../../analytics/record-event";
import { framedLink } from "../../styles/frames";
import { BookLink } from "../ui/book-link";
import { Status } from "../ui/status";

interface Props {
  sheet: RefObject<HTMLElement | null>;
  fileName: string;
}

export const PosterActions = ({ sheet, fileName }: Props) => {
  const [status, setStatus] = useState<keyof typeof messages>("idle");
  const isDrawing = status === "drawing";

  function print() {
    try {
      window.print();
      recordEvent("Poster Saved", { location: "poster", format: "pdf" });
      setStatus("idle");
    } catch {
      setStatus("noPrint"); // browsers inside of apps may lack it
    }
  }

  async function download() {
    if (isDrawing || !sheet.current) return;
    setStatus("drawing");
    try {
      saveFile(await Promise.race([drawPicture(sheet.current), outOfTime()]), fileName);
      setStatus("saved");
      recordEvent("Poster Saved", { location: "poster", format: "png" });
    } catch (error) {
      console.error("The poster could not be drawn as a picture.", error);
      setStatus("failed");
    }
  }

  return (
    <div css={stack}>
      <BookLink source="poster">Open Booking Link</BookLink>
      <button type="button" data-needs-scripts onClick={print} css={css(framedLink)}>
        Save as PDF
      </button>
      <button
        type="button"
        data-needs-scripts
        aria-disabled={isDrawing || undefined}
        onClick={() => void download()}
        aria-busy={isDrawing}
        css={css(framedLink)}
      >
        Download PNG
      </button>
      <Status css={statusLine}>{messages[status]}</Status>
      {(status === "failed" || status === "noPrint") && (
        <p key={status} role="alert" css={problem}>
          {problems[status]}
        </p>
      )}
      <noscript>
        <p>To print the poster or save it as a PDF, use your browser’s own Print.</p>
      </noscript>
    </div>
  );
};

async function drawPicture(sheet: HTMLElement): Promise<Blob> {
  const { drawPoster } = await import(/* webpackChunkName: "draw-poster" */ "./draw-poster");
  return drawPoster(sheet);
}

/** Milliseconds to load the code and draw. A slow phone on a slow connection needs a third. */
const timeLimit = 60_000;

const outOfTime = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The time limit was exceeded.")), timeLimit);
  });

function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), timeLimit); // some browsers read it late
}

const messages = {
  idle: "",
  drawing: "Drawing the picture. This can take a few seconds.",
  saved: "The picture is in your downloads.",
  failed: "",
  noPrint: "",
};

const problems = {
  failed: "The picture could not be drawn. Try again, or use Save as PDF.",
  noPrint: "This browser can’t print. Use Download PNG, or open this page in another browser.",
};

const stack = css`
  display: grid;
  gap: var(--space-3);
`;

const statusLine = css`
  min-height: 1.5em;
  font-size: var(--text-small);
  line-height: 1.5;
`;

const problem = css`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid;
  font-size: var(--text-small);
`;
