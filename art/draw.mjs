/**
 * Writes art/<folder>/<name>.svg from art/<folder>/<name>.mjs.
 * Usage: node art/draw.mjs [name ...]   (all pictures when no name is given)
 */
import { readdir, writeFile } from "node:fs/promises";
import { basename } from "node:path";

const wanted = process.argv.slice(2);
const sizes = { gallery: [2400, 1600], team: [1200, 1500], blog: [2400, 1600] };

for (const [folder, [width, height]] of Object.entries(sizes)) {
  const files = await readdir(new URL(`${folder}/`, import.meta.url));
  for (const file of files.filter((name) => name.endsWith(".mjs"))) {
    const name = basename(file, ".mjs");
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { title, draw } = await import(new URL(`${folder}/${file}`, import.meta.url));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
${draw().flat(Infinity).join("\n")}
</svg>
`;
    await writeFile(new URL(`${folder}/${name}.svg`, import.meta.url), svg);
  }
}
