import { reviewsPerPage } from "../../src/lib/constants";

/** How the status of a page of reviews starts: `Reviews 6 to `. */
export const reviewsFrom = (page: number): string =>
  `Reviews ${(page - 1) * reviewsPerPage + 1} to `;
