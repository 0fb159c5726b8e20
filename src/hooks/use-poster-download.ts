import { type RefObject, useRef, useState } from "react";
import { saveFile } from "../lib/save-file";

/** Where the download of the picture is. */
export type DownloadStatus = "idle" | "drawing" | "saved" | "failed";

/** Draws an element as a picture and saves it. The code for that is loaded when first asked for. */
export function usePosterDownload(sheet: RefObject<HTMLElement | null>, fileName: string) {
  const [status, setStatus] = useState<DownloadStatus>("idle");
  const isBusy = useRef(false);

  async function download() {
    if (isBusy.current || !sheet.current) return;
    isBusy.current = true;
    setStatus("drawing");
    try {
      const { drawPoster } = await import(
        /* webpackChunkName: "draw-poster" */ "../lib/draw-poster"
      );
      saveFile(await drawPoster(sheet.current), fileName);
      setStatus("saved");
    } catch (error) {
      console.error("The poster could not be drawn as a picture.", error);
      setStatus("failed");
    } finally {
      isBusy.current = false;
    }
  }

  return { status, download };
}
