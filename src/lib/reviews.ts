/** The address of all reviews. */
export const reviewsPath = "/reviews/";

/** How many reviews a page of all of them shows; two columns and three are both filled by it. */
export const reviewsPerListPage = 12;
