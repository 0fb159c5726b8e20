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

const locationKey = ({ file, line, record, field }: ContentError): string =>
  JSON.stringify([file, line, record, field]);

/** If a reference is also unresolved, report only that: fixing its format alone would not help. */
function mergeErrors(fieldErrors: ContentError[], nameErrors: ContentError[]): ContentError[] {
  const unresolved = new Set(nameErrors.map(locationKey));
  return [...fieldErrors.filter((error) => !unresolved.has(locationKey(error))), ...nameErrors];
}

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
  const referenceErrors = records.flatMap((record) => checkReferences(record, content));
  return [
    ...Object.values(content).flatMap(({ errors }) => errors),
    ...mergeErrors(records.flatMap(checkRecord), [...referenceErrors, ...pictureErrors]),
    ...records.flatMap((record) => [
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
