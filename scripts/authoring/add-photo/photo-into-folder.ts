import { existsSync } from "node:fs";
import { join, parse, posix, resolve } from "node:path";
import { listPictures } from "../../../src/content-check/pictures/picture-files";
import type { CommandContext } from "../command";
import { Refusal } from "../refusal";
import { complainAboutSlug, freeName, slugFrom } from "../slugs";
import { writeChecked } from "../write-checked";
import type { DevelopedPhoto } from "./develop-photo";

const pictureFolder = /^content\/(?:gallery|team|reviews|pages|blog\/[^/]+)$/;

/** A photo and what the owner said of it. */
interface Request {
  /** The owner's file. */
  path: string;
  photo: DevelopedPhoto;
  /** From the project's folder, such as content/blog/flea-alert. */
  folder: string;
  /** Without an extension. */
  name?: string;
  alt?: string;
}

/**
 * The folder that is meant.
 *
 * @throws Refusal if it is none for pictures
 */
export function requireFolder(root: string, typed: string): string {
  const folder = posix.normalize(typed.replaceAll("\\", "/")).replace(/\/$/, "");
  if (pictureFolder.test(folder) && existsSync(join(root, folder))) return folder;
  throw new Refusal(
    `--folder ${typed}: there is no such folder for pictures. Take that of a post, such as content/blog/flea-alert, or content/pages, content/gallery, content/team, content/reviews.\nNothing was added.`,
  );
}

/** Puts a photo into a folder of `content`, and nothing into `data`: for texts, and in the place of a HEIC. */
export async function putIntoFolder(request: Request, context: CommandContext): Promise<void> {
  const { path, photo, folder, alt = "What it shows" } = request;
  const { root, say } = context;
  const beside = (await listPictures(root)).filter(({ file }) => posix.dirname(file) === folder);
  // A HEIC that lies there makes room for its JPEG.
  const others = beside.filter(({ file }) => resolve(root, file) !== path);
  const taken = others.map(({ baseName }) => baseName);
  const usual = slugFrom(parse(path).name) || "photo";
  const complaint = request.name && complainAboutSlug(request.name);
  if (complaint) throw new Refusal(`--name ${request.name}: ${complaint}\nNothing was added.`);
  const name = freeName(request.name ?? usual, taken);
  const target = `${folder}/${name}.${photo.extension}`;
  if (existsSync(join(root, target)))
    throw new Refusal(`There is a file ${target} already. Choose another name with --name.`);
  await writeChecked(context, { make: { path: target, files: new Map([[target, photo.bytes]]) } });
  const isOfText = /^content\/(?:blog|pages)\b/.test(folder);
  say(
    `Added ${target}, ${photo.width} by ${photo.height} pixels. Your own file stays as it was.` +
      (isOfText ? `\nIn the text beside it: ![${alt}](${posix.basename(target)})` : ""),
  );
}
