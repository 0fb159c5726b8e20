import { namedPictures } from "./pictures/named-pictures";
import type { Project } from "./read-project";
import type { Warning } from "./warning";
import { pictureWarnings } from "./warnings/file-warnings";
import { launchList } from "./warnings/launch/launch-list";
import { noticeWarnings } from "./warnings/notice-warnings";
import { endedPromotions } from "./warnings/record-warnings";
import { byPlace } from "./lines";

/**
 * Lists what the owner should know and what never stops a build; only `npm run check` asks for it.
 *
 * @returns all warnings, by file and line
 */
export const listWarnings = ({ content, pictures, today }: Project): Warning[] =>
  byPlace([
    ...endedPromotions(content, today),
    ...noticeWarnings(content, today),
    ...pictureWarnings(pictures, namedPictures(content)),
    ...launchList(content, today),
  ]);
