// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Bytes of a script of the built site in brotli, quality 11. @param {string} file */
const weigh = (file) => brotliCompressSync(readFileSync(file)).length;

/**
 * The scripts of a page, and the inline script that names them.
 *
 * @param {string} html
 * @returns {{ inline: string, scripts: string[] }}
 */
function readScripts(html) {
  const [, inline = ""] = /<script id="inline">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const [, list = "{}"] = /id="page-resources">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return { inline, scripts: JSON.parse(list).scripts };
}

/**
 * Measures what needs no browser: the home page, and the scripts that each other page adds.
 *
 * @param {string} folder the built site
 */
export function weighFiles(folder) {
  const pages = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith("index.html"));
  const home = readScripts(readFileSync(join(folder, "index.html"), "utf8"));
  const added = pages.map((page) => {
    const { scripts } = readScripts(readFileSync(join(folder, page), "utf8"));
    const more = scripts.filter((script) => !home.scripts.includes(script));
    return { page, bytes: more.reduce((sum, script) => sum + weigh(join(folder, script)), 0) };
  });
  return {
    inline: Buffer.byteLength(home.inline),
    scripts: home.scripts.reduce((sum, script) => sum + weigh(join(folder, script)), 0),
    heaviest: added.reduce((one, other) => (other.bytes > one.bytes ? other : one)),
  };
}
