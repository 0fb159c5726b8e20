/**
 * Renders art/gallery/*.svg and art/team/*.svg to palette PNGs of the same name in content/,
 * and art/blog/*.svg to the covers of the posts of the same name.
 * Usage: node art/render.mjs [name ...]   (all pictures when no name is given)
 */
import { mkdir, readdir } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const wanted = process.argv.slice(2);
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

for (const folder of ["gallery", "team", "blog"]) {
  await mkdir(path(`../content/${folder}/`), { recursive: true });
  const files = (await readdir(path(`${folder}/`))).filter((file) => file.endsWith(".svg"));
  for (const file of files) {
    const name = basename(file, ".svg");
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const target = folder === "blog" ? `blog/${name}/cover.png` : `${folder}/${name}.png`;
    const { width, height, size } = await sharp(path(`${folder}/${file}`))
      .resize({ width: folder === "blog" ? 1800 : undefined })
      .flatten({ background: "#F7F2E6" })
      .png({ palette: true, colours: 256, dither: 0, effort: 10 })
      .toFile(path(`../content/${target}`));
    console.log(`${target} ${width}x${height} ${Math.round(size / 1000)} kB`);
  }
}
