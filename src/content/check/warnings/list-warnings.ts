import { namedPictures } from "../pictures/named-pictures";
import { sortByLocation, type WarningList } from "../errors";
import type { Project } from "../read-project";
import { ended } from "./ended";
import { launchWarnings } from "./launch-list";
import { smallPictures, unusedPictures } from "./picture-warnings";
import { unfollowedNotices } from "./unfollowed-notices";
import { visibleSigns } from "./visible-signs";

/**
 * Lists what the owner should know but what never stops a build. Only `npm run check` calls it.
 *
 * @param hostUrl the address that the host publishes, if a host builds the site
 * @returns lists with the most visible issues first, each by file and line; no empty lists
 */
export function listWarnings(
  { content, pictures, today }: Project,
  hostUrl?: string,
): WarningList[] {
  const lists: WarningList[] = [
    {
      heading: "Before it goes live: what isn't your own yet",
      warnings: launchWarnings(content, today, hostUrl),
      isLaunchList: true,
    },
    { heading: "Pictures that will look blurred", warnings: smallPictures(pictures) },
    {
      heading: "Promotions and notices that have ended and are no longer shown",
      warnings: ended(content, today),
    },
    {
      heading: "A notice that the opening hours don't follow",
      warnings: unfollowedNotices(content, today),
    },
    { heading: "Signs that visitors read as typed", warnings: visibleSigns(content) },
    {
      heading: "Pictures that nothing shows",
      warnings: unusedPictures(pictures, namedPictures(content)),
    },
  ];
  return lists
    .filter(({ warnings }) => warnings.length > 0)
    .map((list) => ({ ...list, warnings: sortByLocation(list.warnings) }));
}
