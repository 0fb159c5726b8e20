import { explainLink } from "./addresses/explain-link";
import { isWaiting, knownAddresses, ownPath } from "./addresses/known-addresses";
import type { FileAddresses } from "./addresses/list-addresses";
import { allRecords, type RawContent } from "./content";
import type { ContentError } from "./content-error";
import { checkCharacters } from "./rules/check-characters";
import { checkChat } from "./rules/check-chat";
import { checkFacts, checkTakenNames } from "./rules/check-facts";
import { checkRecord } from "./rules/check-fields";
import { checkFormServices } from "./rules/check-form-services";
import { checkList } from "./rules/check-lists";
import { checkNames } from "./rules/check-names";
import { checkParameters } from "./rules/check-parameters";
import { checkPrices } from "./rules/check-prices";
import { knownFacts } from "./rules/known-facts";
import { checkText } from "./rules/texts/check-text";

const placeOf = ({ file, line, record, field }: ContentError): string =>
  JSON.stringify([file, line, record, field]);

/** If the reference is also unresolved, report only that: fixing its format alone would not help. */
function mergeNames(forms: ContentError[], names: ContentError[]): ContentError[] {
  const judged = new Set(names.map(placeOf));
  return [...forms.filter((error) => !judged.has(placeOf(error))), ...names];
}

/**
 * Runs every rule that needs no picture file. The editor runs them before it saves.
 *
 * @param today a day like 2025-01-31, in Austin
 * @param pictureNames errors of fields that name a picture, if the files are known
 */
export function checkRecords(
  content: RawContent,
  addresses: FileAddresses,
  today: string,
  pictureNames: ContentError[] = [],
): ContentError[] {
  const addressed = knownAddresses(content, addresses, today);
  const known = knownFacts(content);
  const records = allRecords(content);
  const names = records.flatMap((record) => checkNames(record, content, addressed));
  return [
    ...Object.values(content).flatMap(({ errors }) => errors),
    ...mergeNames(records.flatMap(checkRecord), [...names, ...pictureNames]),
    ...records.flatMap((record) => {
      const place = { here: ownPath(record), isWaiting: isWaiting(record, today) };
      const judgeLink = (address: string) => explainLink(address, addressed, place);
      return [
        ...checkCharacters(record),
        ...checkFacts(record, known),
        ...checkText(record, { known, judgeLink }),
      ];
    }),
    ...Object.values(content).flatMap(checkList),
    ...checkPrices(content),
    ...checkChat(content),
    ...checkParameters(content),
    ...checkFormServices(content),
    ...checkTakenNames(content),
  ];
}
