import { checkRecords } from "../content/check/check-records";
import type { ContentError } from "../content/check/content-error";
import type { FileAddresses } from "../content/check/addresses/list-addresses";
import { parseContent } from "../content/check/read/parse-content";
import { loadTextReader } from "../content/text/load-text-reader";
import type { Files } from "./repository";

/** An error apart from its line, which moves with what stands above. */
const identify = ({ file, record, field, found }: ContentError): string =>
  JSON.stringify([file, record, field, found]);

/**
 * What the content check would say of the whole project, were a file saved as it is about to be, and
 * doesn't say now: errors that were there before hold nobody up.
 *
 * @param files all texts as they are now
 * @param today a day like 2025-01-31, in Austin
 */
export async function findNewErrors(
  files: Files,
  path: string,
  text: string,
  addresses: FileAddresses,
  today: string,
): Promise<ContentError[]> {
  const reader = await loadTextReader();
  const judge = (all: Files) => checkRecords(parseContent(all, reader), addresses, today);
  const before = new Set(judge(files).map(identify));
  return judge(new Map(files).set(path, text)).filter((error) => !before.has(identify(error)));
}
