import { contradictionNotices } from "./contradictions/contradiction-notices";
import { checkCharacters } from "./cross/check-characters";
import { checkCounts } from "./cross/check-counts";
import { checkFacts } from "./cross/check-facts";
import { checkKeys } from "./cross/check-keys";
import { checkMdxBodies } from "./cross/check-mdx-bodies";
import { checkPrices } from "./cross/check-prices";
import { checkReferences } from "./cross/check-references";
import { checkTemplates } from "./cross/check-templates";
import type { RawContent } from "./content";
import type { Fault } from "./fault";
import { checkFields } from "./fields/check-fields";
import type { Notice } from "./notice";
import { pictureNotices, unreadFiles } from "./notices/file-notices";
import { placeholders } from "./notices/placeholders";
import { endedPromotions, repeatedReviews, samples } from "./notices/record-notices";
import { checkPictureNames } from "./pictures/check-pictures";
import { checkJudged, judgePictures, type JudgedPicture } from "./pictures/look-at-pictures";
import { namedPictures } from "./pictures/named-pictures";
import { listPictures } from "./pictures/picture-files";
import { readContent } from "./read/read-content";
import { todayInAustin } from "./today";

/** The outcome of a check. */
export interface ContentReport {
  /** What must be mended before the site can be built. */
  faults: Fault[];
  /** What the owner should know. */
  notices: Notice[];
}

const byPlace = <T extends Pick<Fault, "file" | "line">>(items: T[]): T[] =>
  items.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** What stands beside the records: what files there are, and what day it is. */
interface Surroundings {
  pictures: JudgedPicture[];
  /** Notices of files that belong to no collection. */
  unread: Notice[];
  /** A day like 2025-01-31, in Austin. */
  today: string;
}

/** Judges content that has been read: all faults and notices, by file and line. */
export function judgeContent(
  content: RawContent,
  { pictures, unread, today }: Surroundings,
): ContentReport {
  const named = namedPictures(content);
  const damaged = checkJudged(pictures, named);
  const faults = [
    ...Object.values(content).flatMap((collection) => collection.faults),
    ...checkFields(content),
    ...checkCharacters(content),
    ...checkKeys(content),
    ...checkCounts(content),
    ...checkReferences(content),
    ...checkPrices(content),
    ...checkFacts(content),
    ...checkMdxBodies(content),
    ...checkTemplates(content),
    ...checkPictureNames(named, pictures, new Set(damaged.map(({ file }) => file))),
    ...damaged,
  ];
  const notices = [
    ...contradictionNotices(content),
    ...endedPromotions(content, today),
    ...repeatedReviews(content),
    ...pictureNotices(pictures, named),
    ...unread,
    ...placeholders(content),
    ...samples(content),
  ];
  return { faults: byPlace(faults), notices: byPlace(notices) };
}

/**
 * Checks all content files, as they stand on disk, against the content model and each other.
 *
 * @param root the project's folder, with `data` and `content`
 * @param today a day like 2025-01-31, in Austin
 * @returns all faults and notices, by file and line; it throws only on a disk that fails
 */
export async function checkContent(
  root: string,
  today = todayInAustin(new Date()),
): Promise<ContentReport> {
  const content = await readContent(root);
  const pictures = await judgePictures(root, await listPictures(root));
  return judgeContent(content, { pictures, unread: await unreadFiles(root), today });
}
