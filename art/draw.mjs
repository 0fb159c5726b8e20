import { readdir } from "node:fs/promises";
import { basename } from "node:path";

const sizes = { gallery: [2400, 1600], team: [1200, 1500], blog: [2400, 1600] };

/** All pictures that art/<folder>/<name>.mjs draws: where each SVG belongs, and its text. */
export async function* drawPictures() {
  for (const [folder, [width, height]] of Object.entries(sizes)) {
    const files = (await readdir(`art/${folder}`)).filter((name) => name.endsWith(".mjs"));
    for (const file of files) {
      const { title, draw } = await import(`./${folder}/${file}`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
${draw().flat(Infinity).join("\n")}
</svg>
`;
      yield { folder, name: basename(file, ".mjs"), svg };
    }
  }
}
