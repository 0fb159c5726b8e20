import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { pageCount, pagePath } from "../../lib/pagination";
import { reviewsPath, reviewsPerListPage as limit } from "../../lib/reviews";

/** The pages of all reviews; the home page has the first few, and brings the others by script. */
export function createReviews({ getNodesByType, actions }: CreatePagesArgs): void {
  const pages = pageCount(getNodesByType("Review").length, limit);
  for (let page = 1; page <= pages; page += 1) {
    actions.createPage({
      path: pagePath(reviewsPath, page),
      component: path.resolve("src/templates/reviews.tsx"),
      context: { page, pages, skip: (page - 1) * limit, limit },
    });
  }
}
