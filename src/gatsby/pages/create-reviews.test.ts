import type { CreatePagesArgs } from "gatsby";
import { reviewsPerListPage as limit } from "../../lib/reviews";
import { createReviews } from "./create-reviews";

test("each review stands on one of the pages", async () => {
  const createPage = jest.fn();
  const data = { allReview: { totalCount: 2 * limit + 1 } };
  await createReviews({
    graphql: () => Promise.resolve({ data }),
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  const page = (number: number) => ({ page: number, pages: 3, skip: (number - 1) * limit, limit });
  expect(createPage.mock.calls).toMatchObject([
    [{ path: "/reviews/", context: page(1) }],
    [{ path: "/reviews/page/2/", context: page(2) }],
    [{ path: "/reviews/page/3/", context: page(3) }],
  ]);
});
