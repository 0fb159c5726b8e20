import { slugify } from "./routes";

export const mainId = "main";
export const newsletterId = "newsletter";
export const noticeId = "notice";
export const menuId = "menu";
export const chatId = "chat";
export const chatTitleId = "chat-title";

export const contentsId = "contents";

export const mottoId = "motto";

export const reviewsId = "reviews";

export const estimateId = "estimate";
export const allPricesId = "all-prices";

export const reachUsId = "reach-us";

/** Browsers scroll to the start of the page for `#top`. */
const topId = "top";

const siteIds: readonly string[] = [
  mainId,
  newsletterId,
  noticeId,
  menuId,
  chatId,
  chatTitleId,
  contentsId,
  mottoId,
  reviewsId,
  estimateId,
  allPricesId,
  reachUsId,
  topId,
];

/** Globals that packages look up: an element with such an id becomes a global variable. */
const globalNames = ["define", "exports", "global", "module", "process", "require"];

/** Ids that Gatsby, React and webpack generate. */
const ofPackages = /^(?:_|gatsby|webpack)/;

const isSiteId = (id: string): boolean =>
  siteIds.includes(id) || globalNames.includes(id) || ofPackages.test(id);

/** Whether a text may use an id. Other ids could shadow a global such as `requestIdleCallback`. */
export const isFreeId = (id: string): boolean => id !== "" && id === slugify(id) && !isSiteId(id);

/** Begins each id of a text: no id of the site does. Content blockers hide ids such as `sharing`. */
export const idPrefix = "section-";

export const toFreeId = (words: string): string => idPrefix + slugify(words);
