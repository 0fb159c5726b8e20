/** `Valentine's Day` → `valentines-day`. Keeps letters of other alphabets. */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’]|\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

export const asciiSlug = (text: string): string =>
  slugify(slugify(text).replaceAll(/[^a-z0-9]/g, " "));

export const aboutPath = "/about/";
export const blogPath = "/blog/";
export const bookPath = "/book/";
export const contactPath = "/contact/";
export const devteamPath = "/devteam/";
export const faqPath = "/faq/";
export const helpPath = "/help/";
export const locationsPath = "/locations/";
export const reviewsPath = "/reviews/";
export const salesPath = "/sales/";
export const servicesPath = "/services/";

/** The path of a text of `content/pages`. */
export const textPagePath = (contentPath: string): string =>
  contentPath.replace(/^pages(.*)$/, "$1/");

/** The home page's second path; its canonical URL is `/`. */
export const homeAlias = "/home/";

export const notFoundPath = "/404/";
export const errorPath = "/error/";

export const feedPath = "/rss.xml";
export const sitemapPath = "/sitemap-index.xml";

export const chatDataPath = "/chat.json";

export const postDataFolder = "/post-data";

/** The data of the post at a path, for the dialog and the chat. */
export const postDataPath = (path: string): string => `${postDataFolder}${path.slice(0, -1)}.json`;

export const postPath = (folder: string): string => `${blogPath}${folder}/`;

const categoriesPath = `${blogPath}category/`;

export const categoryPath = (category: string): string => `${categoriesPath}${slugify(category)}/`;

const tagsPath = `${blogPath}tag/`;

export const tagPath = (tag: string): string => `${tagsPath}${slugify(tag)}/`;

/** Not for search engines: error pages, and lists of posts that the blog also contains. */
export const isHidden = (path: string): boolean =>
  [notFoundPath, errorPath].includes(path) ||
  [categoriesPath, tagsPath].some((start) => path.startsWith(start));

export const isInSitemap = (path: string): boolean => !isHidden(path) && path !== homeAlias;
