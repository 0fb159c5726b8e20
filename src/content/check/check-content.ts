import { allRecords, type RawContent } from "./content";
import { type ContentError, sortByLocation } from "./errors";
import { checkPictureFiles, checkPictureNames } from "./pictures/check-pictures";
import type { Project } from "./read-project";
import { checkCharacters } from "./rules/check-characters";
import { checkFacts, checkReferences, checkTakenNames, knownFacts } from "./rules/check-facts";
import { checkRecord } from "./rules/check-fields";
import { checkLinks, findLinkTargets, type FixedPaths } from "./rules/check-links";
import { checkChat, checkList, checkPrices } from "./rules/check-lists";
import { checkPagePaths, checkParameters, checkTowns } from "./rules/check-names";
import { checkText } from "./rules/check-text";

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
  return [
    ...Object.values(content).flatMap(({ errors }) => errors),
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
    ...checkParameters(content),
    ...checkPagePaths(content, fixedPaths),
    ...checkTakenNames(content),
    ...checkTowns(content),
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
