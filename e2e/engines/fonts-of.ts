import { execFileSync } from "node:child_process";

/**
 * The families of the letters in a PDF. WebKit turns Figtree, a variable font, into shapes without a
 * name, for which it is taken. Firefox draws the dots of lists with a font of its own.
 */
export function fontsOf(pdf: Buffer): string[] {
  const [, , ...lines] = execFileSync("pdffonts", ["-"], { input: pdf, encoding: "utf8" })
    .trim()
    .split("\n");
  const names = lines.map((line) => {
    const [name = ""] = line.split(" ");
    return name === "[none]" ? "Figtree" : name.replace(/^[A-Z]{6}\+/, "").replace(/-.*/, "");
  });
  return [...new Set(names)].filter((name) => name !== "Mozilla_Bullet").toSorted();
}
