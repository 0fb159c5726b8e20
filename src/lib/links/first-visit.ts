/** The path of the text for new customers; content/pages may or may not contain it. */
export const firstVisitPath = "/first-visit/";
