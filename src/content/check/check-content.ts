import { allRecords, type ContentRecord, errorAt, type RawContent, recordTexts } from "./content";
import { contentError, type ContentError, findRepeated, sortByLocation } from "./errors";
import { checkPictureFiles, checkPictureNames } from "./pictures/check-pictures";
import { findConflicts } from "./read/find-conflicts";
import type { Project } from "./read-project";
import { checkFacts, checkReferences, checkTakenNames, knownFacts } from "./rules/check-facts";
import { checkRecord } from "./rules/check-fields";
import { checkLinks, checkPosterLink, findLinkTargets, type FixedPaths } from "./rules/check-links";
import { checkChat, checkClosedOnce, checkList, checkPrices } from "./rules/check-lists";
import { checkPagePaths, checkParameters, checkTowns } from "./rules/check-names";
import { checkText } from "./rules/check-text";

/** Characters that nobody types, or that browsers can't show. */
const refusedCharacters = [
  /[^\P{Control}\t\n\r]/u,
  /[\u202a-\u202e\u2066-\u206f]/u, // change the text direction
  /[\p{Private_Use}\p{Surrogate}\ufff9-\uffff]/u,
  /(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0000}-\u{e007f}]/u, // flag letters outside of a flag
];

const checkCharacters = (record: ContentRecord): ContentError[] =>
  recordTexts(record).flatMap(({ text, at }) => {
    const conflicts = findConflicts(text).map(([, error]) => errorAt(record, at(0), error));
    const match = refusedCharacters.map((refused) => refused.exec(text)).find(Boolean);
    if (!match) return conflicts;
    const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const found = `a character that can't be shown, U+${code}`;
    const fix = "delete the text around it, and type it anew";
    const error = contentError(found, "letters, digits and signs of a keyboard", fix);
    return [...conflicts, errorAt(record, at(match.index), error)];
  });

/** Runs every rule that needs no picture file. The editor runs them before it saves. */
export function checkRecords(
  content: RawContent,
  fixedPaths: FixedPaths,
  today: string,
  pictureErrors: ContentError[] = [],
): ContentError[] {
  const targets = findLinkTargets(content, fixedPaths, today);
  const facts = knownFacts(content);
  const records = allRecords(content);
  const unread = new Set(Object.values(content).flatMap((collection) => collection.unread));
  const ofRules = [
    ...pictureErrors,
    ...records.flatMap((record) => [
      ...checkRecord(record),
      ...checkReferences(record, content),
      ...checkCharacters(record),
      ...checkFacts(record, facts),
      ...checkLinks(record, targets, today),
      ...checkText(record, facts),
    ]),
    ...Object.values(content).flatMap(checkList),
    ...checkPrices(content),
    ...checkChat(content),
    ...checkClosedOnce(content),
    ...checkParameters(content),
    ...checkPosterLink(content),
    ...checkPagePaths(content, fixedPaths),
    ...checkTakenNames(content),
    ...checkTowns(content),
  ];
  const keyOf = ({ file, line, field, found }: ContentError) =>
    JSON.stringify([file, line, field, found]);
  const repeated = new Set(findRepeated(ofRules, keyOf).map(([error]) => error));
  return [
    ...Object.values(content).flatMap(({ errors }) => errors),
    ...ofRules.filter((error) => !unread.has(error.file) && !repeated.has(error)),
  ];
}

/** Runs every rule that can stop a build, on all content. Returns all errors, by file and line. */
export function checkContent(project: Project): ContentError[] {
  const { content, pictures, fixedPaths, fileErrors, today } = project;
  // The other errors of an unreadable file only follow from that.
  const unreadable = new Set(fileErrors.map(({ file }) => file));
  const errors = [
    ...checkRecords(content, fixedPaths, today, checkPictureNames(content, pictures)),
    ...checkPictureFiles(pictures),
  ];
  return sortByLocation([...errors.filter(({ file }) => !unreadable.has(file)), ...fileErrors]);
}
