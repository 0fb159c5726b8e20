/** The address of the text for who comes for the first time; content/pages may have it or not. */
export const firstVisitPath = "/first-visit/";
