import { withPrefix } from "gatsby";
import { devteamPath, homeAlias, locationsPath } from "../lib/links/routes";

/** Pages with frames of other sites: the map, and the developer's site. */
const framedPages = [["/", homeAlias, locationsPath], [devteamPath]];

const framesOf = (path: string): number =>
  framedPages.findIndex((group) => group.some((page) => withPrefix(page) === path));

/** Whether a policy, which allows only the frames of its own page, allows a frame. */
export function allowsFrame(url: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>("meta[http-equiv]")?.content;
  return !policy || policy.includes(new URL(url).origin);
}

/** A link to a page with other frames loads a document, which has another policy. */
export function loadFramedPages(): void {
  const framesHere = framesOf(location.pathname);
  const openAsDocument = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (link?.host !== location.host) return;
    const frames = framesOf(link.pathname);
    if (frames !== -1 && frames !== framesHere) event.stopPropagation();
  };
  document.addEventListener("click", openAsDocument, true);
}
