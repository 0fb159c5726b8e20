import { parse } from "node:path";
import { listPictures } from "../../../src/content-check/pictures/picture-files";
import { appendRecord } from "../append-record";
import type { Command, CommandContext } from "../command";
import { ask, type Dialogue } from "../dialogue";
import { readOptions } from "../read-options";
import { complainAbout, readRecords, requireRight } from "../records";
import { Refusal } from "../refusal";
import { complainAboutSlug, freeName, slugFrom } from "../slugs";
import { writeChecked } from "../write-checked";
import { developPhoto } from "./develop-photo";
import { complainAboutFile, requirePhoto, toPath } from "./owner-file";
import { putIntoFolder, requireFolder } from "./photo-into-folder";
import { findSamePhoto } from "./same-photo";

const file = "data/gallery.json";
const example = 'npm run add:photo -- biscuit.jpg --alt "Biscuit, a brown poodle, after a bath"';

/** Asks for the photo as long as there is none that can be read. */
async function askForFile(dialogue: Dialogue, from: string): Promise<string> {
  const typed = await dialogue.askLine("Drop the photo into this window and press Enter: ");
  const path = toPath(typed, from);
  const complaint =
    typed.trim() === ""
      ? "Nothing came. Drag the photo into this window, let go, and press Enter; Ctrl-C stops."
      : await complainAboutFile(path);
  if (complaint === undefined) return path;
  dialogue.say(`  ${complaint}`);
  return askForFile(dialogue, from);
}

async function findFile(words: string[], { dialogue, from }: CommandContext): Promise<string> {
  const [word, ...others] = words;
  if (word === undefined) {
    if (dialogue) return askForFile(dialogue, from);
    throw new Refusal(`Which photo? An example:\n  ${example}`);
  }
  if (others.length > 0)
    throw new Refusal(`One photo at a time. A name with blanks needs quotes:\n  ${example}`);
  // The terminal has taken quotes and backslashes away already.
  const path = toPath(`"${word}"`, from);
  await requirePhoto(path);
  return path;
}

async function settleName(
  path: string,
  given: string | undefined,
  taken: string[],
  { dialogue }: CommandContext,
): Promise<string> {
  const complain = (name: string) =>
    complainAboutSlug(name) ??
    (freeName(name, taken) === name
      ? undefined
      : `There is a photo ${name} already. ${freeName(name, taken)} is free.`);
  if (given !== undefined) {
    const complaint = complain(given);
    if (complaint) throw new Refusal(`--name ${given}: ${complaint}\nNothing was added.`);
    return given;
  }
  const usual = freeName(slugFrom(parse(path).name) || "photo", taken);
  const question = "A short name for the photo";
  return dialogue ? ask(dialogue, { question, usual, complain }) : usual;
}

async function settleAlt(given: string | undefined, { dialogue }: CommandContext): Promise<string> {
  if (given !== undefined) return given;
  if (!dialogue) {
    throw new Refusal(
      `Missing: --alt, what the photo shows, for visitors who can't see it. An example:\n  ${example}`,
    );
  }
  const question = "What does it show? For visitors who can't see it";
  const complain = (answer: string) => complainAbout("gallery", "alt", answer);
  return ask(dialogue, { question, complain });
}

async function refuseDuplicate(root: string, bytes: Buffer, names: string[]): Promise<void> {
  const same = await findSamePhoto(root, bytes);
  if (!same) return;
  const wayOut = names.includes(same.name)
    ? "It shows on the site already."
    : `Only ${file} doesn't name it: move that file to your desktop and add it from there.`;
  throw new Refusal(`This is the same photo as ${same.file}. ${wayOut}\nNothing was added.`);
}

/**
 * Puts a photo into content/gallery, upright and without its place, and into data/gallery.json; with
 * --folder into that folder alone.
 */
export const addPhoto: Command = async (parameters, context) => {
  const { root, say } = context;
  const { values, words } = readOptions(parameters, ["name", "alt", "folder"]);
  const names = (await readRecords(root, "gallery")).map((photo) => String(photo.name));
  const folder = values.folder && requireFolder(root, values.folder);
  const path = await findFile(words, context);
  const photo = await developPhoto(path);
  if (folder) return putIntoFolder({ ...values, path, photo, folder }, context);
  await refuseDuplicate(root, photo.bytes, names);
  const inFolder = (await listPictures(root)).filter(({ folder }) => folder === "gallery");
  const taken = [...names, ...inFolder.map(({ name }) => name)].map((name) => parse(name).name);
  const name = await settleName(path, values.name, taken, context);
  const fileName = `${name}.${photo.extension}`;
  const record = { name: fileName, alt: await settleAlt(values.alt, context) };
  requireRight("gallery", record);
  const target = `content/gallery/${fileName}`;
  await writeChecked(context, {
    make: { path: target, files: new Map([[target, photo.bytes]]) },
    change: { path: file, rewrite: (before) => appendRecord(before, record) },
  });
  say(
    `Added ${target}, ${photo.width} by ${photo.height} pixels, and its entry at the end of ${file}.\n` +
      "Your own file stays as it was. Look at it on the home page: npm run develop",
  );
};
