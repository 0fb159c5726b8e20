import { checkFieldLinks } from "./addresses/check-field-links";
import { knownAddresses } from "./addresses/known-addresses";
import type { ContentError } from "./content-error";
import { checkFields } from "./fields/check-fields";
import { checkPictureNames } from "./pictures/check-pictures";
import { checkJudged } from "./pictures/judge-picture";
import { namedPictures } from "./pictures/named-pictures";
import { checkStaticPhotos } from "./pictures/static-photos";
import type { Project } from "./read-project";
import { checkCharacters } from "./rules/check-characters";
import { checkCounts, checkKeys } from "./rules/check-lists";
import { checkFacts } from "./rules/check-facts";
import { checkMdxBodies } from "./rules/check-mdx-bodies";
import { checkParameters } from "./rules/check-parameters";
import { checkPrices } from "./rules/check-prices";
import { checkReferences } from "./rules/check-references";
import { byPlace } from "./words";

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

/**
 * Checks all content against the content model and each other: every rule whose breach stops a
 * build. What only deserves a warning is in list-warnings.ts.
 *
 * @returns all errors, by file and line
 */
export function checkContent(project: Project): ContentError[] {
  const { content, pictures, today } = project;
  const named = namedPictures(content);
  const damaged = checkJudged(pictures, named);
  const known = knownAddresses(content, project.addresses, today);
  return byPlace([
    // Files that can't be read
    ...Object.values(content).flatMap(({ errors }) => errors),
    // Fields that their definition doesn't accept, and names of what isn't there
    ...mergeNames(checkFields(content), [
      ...checkReferences(content),
      ...checkFieldLinks(content, known),
      ...checkPictureNames(named, pictures, new Set(damaged.map(({ file }) => file))),
    ]),
    ...checkCharacters(content),
    // Lists whose records have one key twice, or are too many or too few
    ...checkKeys(content),
    ...checkCounts(content),
    ...checkPrices(content),
    // Addresses whose parameters would overwrite one another
    ...checkParameters(content),
    // Texts
    ...checkFacts(content),
    ...checkMdxBodies(content, known, today),
    // Picture files
    ...damaged,
    ...checkStaticPhotos(project.staticPhotos),
  ]);
}
