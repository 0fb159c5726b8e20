import { slugify } from "./routes";
import * as siteIds from "./site-ids";

/** Ids that Gatsby, React and webpack generate, and globals that packages look up. */
const ofPackages = /^(?:_|gatsby|webpack|(?:define|exports|global|module|process|require)$)/;

/** Whether content may use an id. Others could replace an element of the site, or a global variable. */
export const isFreeId = (id: string): boolean =>
  id !== "" &&
  id === slugify(id) &&
  !ofPackages.test(id) &&
  !Object.values<string>(siteIds).includes(id);

/** Begins each id of a text: no id of the site does. Content blockers hide ids such as `sharing`. */
export const idPrefix = "section-";

export const toFreeId = (words: string): string => idPrefix + slugify(words);
