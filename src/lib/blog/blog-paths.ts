import { slugify } from "../links/slug";

/** The address of the newest posts. */
export const blogPath = "/blog/";

/** The address of the posts as a feed. */
export const feedPath = "/rss.xml";

/** The address of a post's own page. */
export const postPath = (folder: string): string => `${blogPath}${folder}/`;

/** What the addresses of all categories begin with. */
export const categoriesPath = `${blogPath}category/`;

/** The address of the posts of a category. */
export const categoryPath = (category: string): string => `${categoriesPath}${slugify(category)}/`;

/** What the addresses of all tags begin with. */
export const tagsPath = `${blogPath}tag/`;

/** The address of the posts with a tag. Tags of one slug are one tag. */
export const tagPath = (tag: string): string => `${tagsPath}${slugify(tag)}/`;
