// @ts-check
import { join } from "node:path";
import { root } from "../../scripts/processes.mjs";
import { firstPort } from "../../test/sites/sites.mjs";

/** A copy of the project for the preview, so that tests edit no real file. */
export const project = join(root, "test-results/preview");

/** The preview's terminal output. */
export const terminal = join(root, "test-results/preview-terminal.txt");

export const port = firstPort + 8;
export const address = `http://localhost:${port}`;

/** Files that an earlier build left in `public/`, with their text. @type {Record<string, string>} */
export const published = {
  "index.html": "The home page as it was built",
  "chat.json": "{}",
  "page-data/index/page-data.json": "{}",
  "page-data/app-data.json": "{}",
  "img-cache/rex-sm.webp": "a photo",
  "favicon.svg": "an icon",
};
