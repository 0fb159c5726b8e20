// @ts-check
import { join } from "node:path";
import { root } from "../../scripts/processes.mjs";
import { firstPort } from "../../test/sites/sites.mjs";

/** A copy of the project for the preview, so that tests edit no real file. */
export const projectCopy = join(root, "test-results/preview");

/** The preview's terminal output. */
export const terminalLog = join(root, "test-results/preview-terminal.txt");

export const port = firstPort + 8;
export const url = `http://localhost:${port}`;
