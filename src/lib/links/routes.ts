import { slugify } from "./slug";

export const aboutPath = "/about/";
export const blogPath = "/blog/";
export const bookPath = "/book/";
export const contactPath = "/contact/";
export const faqPath = "/faq/";
export const helpPath = "/help/";
export const locationsPath = "/locations/";
export const privacyPath = "/privacy/";
export const reviewsPath = "/reviews/";
export const salesPath = "/sales/";
export const servicesPath = "/services/";

/** The text for new customers; `content/pages` may or may not contain it. */
export const firstVisitPath = "/first-visit/";

/** The home page's second path; its canonical URL is `/`. */
export const homeAlias = "/home/";

export const notFoundPath = "/404/";
export const errorPath = "/error/";

export const feedPath = "/rss.xml";
export const sitemapPath = "/sitemap.xml";

export const chatDataPath = "/chat.json";

export const postPath = (folder: string): string => `${blogPath}${folder}/`;

export const categoriesPath = `${blogPath}category/`;

export const categoryPath = (category: string): string => `${categoriesPath}${slugify(category)}/`;

export const tagsPath = `${blogPath}tag/`;

/** The path of the posts with a tag. Tags with the same slug are one tag. */
export const tagPath = (tag: string): string => `${tagsPath}${slugify(tag)}/`;
