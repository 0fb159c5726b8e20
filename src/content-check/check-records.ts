import { checkFieldLinks } from "./addresses/check-field-links";
import { knownAddresses } from "./addresses/known-addresses";
import type { FileAddresses } from "./addresses/list-addresses";
import type { RawContent } from "./content";
import type { ContentError } from "./content-error";
import { checkFields } from "./rules/check-fields";
import { checkCharacters } from "./rules/check-characters";
import { checkChat } from "./rules/check-chat";
import { checkFacts } from "./rules/check-facts";
import { checkCounts, checkKeys } from "./rules/check-lists";
import { checkMdxBodies } from "./rules/check-mdx-bodies";
import { checkParameters } from "./rules/check-parameters";
import { checkPrices } from "./rules/check-prices";
import { checkReferences } from "./rules/check-references";

const placeOf = ({ file, line, record, field }: ContentError): string =>
  JSON.stringify([file, line, record, field]);

/**
 * Where a field names something, whoever knows what there is to name has the say: that a name has
 * the wrong form leads nowhere, if the right form of it names nothing either.
 */
export function mergeNames(forms: ContentError[], names: ContentError[]): ContentError[] {
  const judged = new Set(names.map(placeOf));
  return [...forms.filter((error) => !judged.has(placeOf(error))), ...names];
}

/**
 * Every rule that needs no picture's file: the content against the content model and each other. The
 * editor asks it before it saves.
 *
 * @param today a day like 2025-01-31, in Austin
 */
export function checkRecords(
  content: RawContent,
  addresses: FileAddresses,
  today: string,
): ContentError[] {
  const known = knownAddresses(content, addresses, today);
  return [
    // Files that can't be read
    ...Object.values(content).flatMap(({ errors }) => errors),
    // Fields that their definition doesn't accept, and names of what isn't there
    ...mergeNames(checkFields(content), [
      ...checkReferences(content),
      ...checkFieldLinks(content, known),
    ]),
    ...checkCharacters(content),
    // Lists whose records have one key twice, or are too many or too few
    ...checkKeys(content),
    ...checkCounts(content),
    ...checkPrices(content),
    ...checkChat(content),
    // Addresses whose parameters would overwrite one another
    ...checkParameters(content),
    // Texts
    ...checkFacts(content),
    ...checkMdxBodies(content, known, today),
  ];
}
