import sharp from "sharp";
import { house } from "./palette.mjs";

/** @returns the file in content/ that a picture of art/<folder> is rendered to */
export const photoOf = ({ folder, name }) =>
  folder === "blog" ? `content/blog/${name}/cover.png` : `content/${folder}/${name}.png`;

/** Renders a picture's SVG to a PNG with a palette. */
export const renderPhoto = ({ folder, svg }) =>
  sharp(Buffer.from(svg))
    .resize({ width: folder === "blog" ? 1800 : undefined })
    .flatten({ background: house.paper })
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toBuffer();
