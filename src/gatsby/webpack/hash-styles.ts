import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A hash of all style sheets in a folder and its subfolders. */
export function hashStyles(folder: string): string {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const hash = createHash("sha256");
  for (const file of files.filter((name) => name.endsWith(".css")).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update("\0");
  return hash.digest("hex");
}
