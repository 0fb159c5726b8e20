import { namedPictures } from "./pictures/named-pictures";
import type { Project } from "./read-project";
import type { Warning } from "./warning";
import { pictureWarnings, unreadFiles } from "./warnings/file-warnings";
import { launchList } from "./warnings/launch/launch-list";
import { noticeWarnings } from "./warnings/notice-warnings";
import { endedPromotions, repeatedReviews } from "./warnings/record-warnings";
import { byPlace } from "./lines";

/**
 * Lists what the owner should know and what never stops a build; only `npm run check` asks for it.
 *
 * @returns all warnings, by file and line
 */
export const listWarnings = ({ content, pictures, dataFiles, today }: Project): Warning[] =>
  byPlace([
    ...endedPromotions(content, today),
    ...noticeWarnings(content, today),
    ...repeatedReviews(content),
    ...pictureWarnings(pictures, namedPictures(content)),
    ...unreadFiles(dataFiles),
    ...launchList(content, today),
  ]);
