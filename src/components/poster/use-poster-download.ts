import { type RefObject, useRef, useState } from "react";
import { recordEvent } from "../../analytics/record-event";

/** The state of the picture's download. */
type DownloadStatus = "idle" | "drawing" | "saved" | "failed";

/** Milliseconds to load the code and draw. A slow phone on a slow connection needs a third. */
const timeLimit = 60_000;

/** Rejects after the time limit; a picture that finishes later is ignored. */
const outOfTime = () =>
  new Promise<never>((_resolve, reject) => {
    const error = new Error(`Not done within ${timeLimit / 1000} seconds.`);
    setTimeout(() => reject(error), timeLimit);
  });

/** Lets the browser save a file. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
}

async function drawPicture(sheet: HTMLElement): Promise<Blob> {
  const { drawPoster } = await import(/* webpackChunkName: "draw-poster" */ "./draw-poster");
  return drawPoster(sheet);
}

/** Draws an element as a picture and saves it. The code for that loads on the first use. */
export function usePosterDownload(sheet: RefObject<HTMLElement | null>, fileName: string) {
  const [status, setStatus] = useState<DownloadStatus>("idle");
  const isBusy = useRef(false);

  async function download() {
    if (isBusy.current || !sheet.current) return;
    isBusy.current = true;
    setStatus("drawing");
    try {
      saveFile(await Promise.race([drawPicture(sheet.current), outOfTime()]), fileName);
      setStatus("saved");
      recordEvent("Poster Saved", { location: "poster", format: "png" });
    } catch (error) {
      console.error("The poster could not be drawn as a picture.", error);
      setStatus("failed");
    } finally {
      isBusy.current = false;
    }
  }

  return { status, download };
}
