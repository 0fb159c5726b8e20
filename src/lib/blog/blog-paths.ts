import { slugify } from "../links/slug";

export const blogPath = "/blog/";

export const feedPath = "/rss.xml";

export const postPath = (folder: string): string => `${blogPath}${folder}/`;

/** The prefix of all categories' paths. */
export const categoriesPath = `${blogPath}category/`;

export const categoryPath = (category: string): string => `${categoriesPath}${slugify(category)}/`;

/** The prefix of all tags' paths. */
export const tagsPath = `${blogPath}tag/`;

/** The path of the posts with a tag. Tags with the same slug are one tag. */
export const tagPath = (tag: string): string => `${tagsPath}${slugify(tag)}/`;
