import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { pageCount, pagePath } from "../../lib/pagination";
import { reviewsPath, reviewsPerListPage } from "../../lib/reviews";
import { queryForPages } from "./query-for-pages";

const countReviews = /* GraphQL */ `
  query CountReviews {
    allReview {
      totalCount
    }
  }
`;

/** The pages of all reviews; the home page has the first few, and brings the others by script. */
export async function createReviews(args: CreatePagesArgs): Promise<void> {
  const data = await queryForPages<Queries.CountReviewsQuery>(
    args,
    "The reviews of data/reviews.json",
    countReviews,
  );
  if (!data) return;
  const pages = pageCount(data.allReview.totalCount, reviewsPerListPage);
  for (let page = 1; page <= pages; page += 1) {
    args.actions.createPage({
      path: pagePath(reviewsPath, page),
      component: path.resolve("src/templates/reviews.tsx"),
      context: { page, pages, skip: (page - 1) * reviewsPerListPage, limit: reviewsPerListPage },
    });
  }
}
