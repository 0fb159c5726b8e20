import { existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { resolve } from "node:path";
import { judgePicture } from "../../../src/content-check/pictures/judge-picture";
import { Refusal } from "../refusal";

/**
 * The path that the owner means: typed, or dropped into the window, which adds quotes or
 * backslashes before blanks.
 *
 * @param from the folder that a relative path starts from
 */
export function toPath(
  typed: string,
  from: string,
  windows = process.platform === "win32",
): string {
  const bare = typed
    .trim()
    .replace(/^& /, "") // PowerShell puts it before a dropped file
    .replace(/^(["'])(.*)\1$/, "$2");
  const wasQuoted = bare !== typed.trim();
  const plain = windows || wasQuoted ? bare : bare.replace(/\\(.)/g, "$1");
  return resolve(from, plain.replace(/^~(?=\/|$)/, homedir()));
}

/** What hinders a file from becoming a photo of the site; `undefined` if nothing does. */
export async function complainAboutFile(path: string): Promise<string | undefined> {
  if (!existsSync(path))
    return `There is no file ${path}. Drop the photo into this window instead.`;
  if (statSync(path).isDirectory())
    return `${path} is a folder. Drop one photo out of it into this window.`;
  const { error, isHeic } = await judgePicture(path, { allowSvg: false });
  // Of those, add:photo makes a JPEG.
  if (isHeic) return undefined;
  return error && `${path} is ${error.found}. To mend: ${error.fix}.`;
}

/** @throws Refusal if the file can't become a photo of the site */
export async function requirePhoto(path: string): Promise<void> {
  const complaint = await complainAboutFile(path);
  if (complaint) throw new Refusal(`${complaint}\nNothing was added.`);
}
