import { checkFieldLinks } from "./addresses/check-field-links";
import { knownAddresses } from "./addresses/known-addresses";
import { listFileAddresses, type FileAddresses } from "./addresses/list-addresses";
import { contradictionWarnings } from "./contradictions/contradiction-warnings";
import { checkCharacters } from "./rules/check-characters";
import { checkCounts } from "./rules/check-counts";
import { checkFacts } from "./rules/check-facts";
import { checkKeys } from "./rules/check-keys";
import { checkMdxBodies } from "./rules/check-mdx-bodies";
import { checkPrices } from "./rules/check-prices";
import { checkReferences } from "./rules/check-references";
import { checkTemplates } from "./rules/check-templates";
import type { RawContent } from "./content";
import type { ContentError } from "./content-error";
import { checkFields } from "./fields/check-fields";
import type { Warning } from "./warning";
import { pictureWarnings, unreadFiles } from "./warnings/file-warnings";
import { placeholders } from "./warnings/placeholders";
import { endedPromotions, repeatedReviews, samples } from "./warnings/record-warnings";
import { waitingPosts } from "./warnings/waiting-posts";
import { checkPictureNames } from "./pictures/check-pictures";
import { checkJudged, judgePictures, type JudgedPicture } from "./pictures/look-at-pictures";
import { checkStaticPhotos } from "./pictures/check-static-photos";
import { namedPictures } from "./pictures/named-pictures";
import { listPictures } from "./pictures/picture-files";
import { readContent } from "./read/read-content";
import { todayInAustin } from "../lib/local-time";

/** The outcome of a check. */
export interface ContentReport {
  /** What must be fixed before the site can be built. */
  errors: ContentError[];
  /** What the owner should know. */
  warnings: Warning[];
  /** Sentences on what is right, and may surprise: posts that visitors don't see yet. */
  notes: string[];
}

const byPlace = <T extends Pick<ContentError, "file" | "line">>(items: T[]): T[] =>
  items.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** What stands beside the records: what files there are, and what day it is. */
interface Surroundings {
  pictures: JudgedPicture[];
  addresses: FileAddresses;
  /** Warnings of files that belong to no collection. */
  unread: Warning[];
  /** A day like 2025-01-31, in Austin. */
  today: string;
}

const placeOf = ({ file, line, record, field }: ContentError): string =>
  JSON.stringify([file, line, record, field]);

/**
 * Where a field names something, whoever knows what there is to name has the say: that a name has
 * the wrong form leads nowhere, if the right form of it names nothing either.
 */
function mergeNames(forms: ContentError[], names: ContentError[]): ContentError[] {
  const judged = new Set(names.map(placeOf));
  return [...forms.filter((error) => !judged.has(placeOf(error))), ...names];
}

/** Judges content that has been read: all errors and warnings, by file and line. */
export function judgeContent(
  content: RawContent,
  { pictures, addresses, unread, today }: Surroundings,
): ContentReport {
  const named = namedPictures(content);
  const damaged = checkJudged(pictures, named);
  const known = knownAddresses(content, addresses, today);
  const errors = [
    ...Object.values(content).flatMap((collection) => collection.errors),
    ...mergeNames(checkFields(content), [
      ...checkReferences(content),
      ...checkFieldLinks(content, known),
      ...checkPictureNames(named, pictures, new Set(damaged.map(({ file }) => file))),
    ]),
    ...checkCharacters(content),
    ...checkKeys(content),
    ...checkCounts(content),
    ...checkPrices(content),
    ...checkFacts(content),
    ...checkMdxBodies(content, known, today),
    ...checkTemplates(content),
    ...damaged,
  ];
  const warnings = [
    ...contradictionWarnings(content),
    ...endedPromotions(content, today),
    ...repeatedReviews(content),
    ...pictureWarnings(pictures, named),
    ...unread,
    ...placeholders(content),
    ...samples(content),
  ];
  const notes = waitingPosts(content, today);
  return { errors: byPlace(errors), warnings: byPlace(warnings), notes };
}

/**
 * Checks all content files, as they stand on disk, against the content model and each other.
 *
 * @param root the project's folder, with `data` and `content`
 * @param today a day like 2025-01-31, in Austin
 * @returns all errors and warnings, by file and line, and notes; it throws only on a disk that fails
 */
export async function checkContent(
  root: string,
  today = todayInAustin(new Date()),
): Promise<ContentReport> {
  const content = await readContent(root);
  const pictures = await judgePictures(root, await listPictures(root));
  const [addresses, unread] = await Promise.all([listFileAddresses(root), unreadFiles(root)]);
  const report = judgeContent(content, { pictures, addresses, unread, today });
  const tellingPhotos = await checkStaticPhotos(root, addresses.files);
  return { ...report, errors: byPlace([...report.errors, ...tellingPhotos]) };
}
