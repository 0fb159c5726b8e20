// @ts-check
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { folder } from "./hosted-site.mjs";

/** Files of an earlier build that pages opened at that time still request. */
export const earlierFiles = {
  "/app-0123456789abcdef0123.js": "window.earlier = true;",
  "/static/0123/cover.webp": "a picture",
  "/img-cache/earlier-sm.webp": "a photo",
  "/page-data/sq/d/123456.json": '{"earlier":true}',
};

/** A page that this build no longer has. */
export const earlierPage = "/gone/";

/** Writes the files of an earlier build that these tests request. @returns {string} their folder */
export function writeEarlierBuild() {
  const build = join(folder, "earlier");
  const pages = { "/index.html": "An earlier home", [`${earlierPage}index.html`]: "Gone" };
  for (const [path, text] of Object.entries({ ...earlierFiles, ...pages })) {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), text);
  }
  return build;
}
