import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { themeColors } from "./theme-colors";

const css = readFileSync("src/styles/tokens.css", "utf8");

test.each(Object.entries(themeColors))(
  "%s in theme-colors.ts has the color of tokens.css",
  (name, color) => {
    expect(css).toContain(`--color-${name}: ${color};`);
  },
);

const toHex = (channels: string[]) =>
  `#${channels.map((value) => Number(value).toString(16).padStart(2, "0")).join("")}`;

/** The colors in a file, such as #17463a; some properties can't use a token. */
const colorsIn = (text: string) => [
  ...(text.match(/#[0-9a-f]{6}\b/gi) ?? []).map((hex) => hex.toLowerCase()),
  ...[...text.matchAll(/\brgb\((\d+) (\d+) (\d+)/g)].map((found) => toHex(found.slice(1))),
];

test("every color in src is one of the tokens, so that none is left behind when one changes", () => {
  const tokens = new Set(css.match(/#[0-9a-f]{6}(?=;)/g));
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file),
  );
  const strangers = files.flatMap((file) =>
    colorsIn(readFileSync(join("src", file), "utf8"))
      .filter((color) => !tokens.has(color))
      .map((color) => `${file}: ${color}`),
  );
  expect(strangers).toEqual([]);
});
