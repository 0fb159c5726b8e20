import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { BookOrPrice } from "../components/ui/book-or-price";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { ReviewCard } from "../components/ui/review-card";
import { Seo } from "../components/ui/seo";
import { useSite } from "../hooks/use-shared-data";
import { assertDefined } from "../lib/assert-defined";
import { reviewsPath } from "../lib/links/routes";
import { actionLink } from "../styles/mixins";

/** A review of this length, in characters, is as tall as a column of others. */
const longReview = 800;

export default function ReviewsPage({ data }: PageProps<Queries.ReviewsPageQuery>) {
  const { name, reviewUrl } = useSite();
  const { heading, subtitle } = assertDefined(data.home, "data/home.json").reviews;
  const reviews = data.reviews.nodes;
  return (
    <>
      <Seo
        title="Reviews"
        searchTitle="Reviews of our dog grooming"
        path={reviewsPath}
        description={`What the people whose dogs we groom say about ${name}, in their own words.`}
      />
      <PageHeader title={heading} medallion="star">
        {reviews.length === 0 ? <p>No reviews yet.</p> : subtitle && <p>{subtitle}</p>}
        {reviewUrl && (
          <a href={reviewUrl} css={actionLink}>
            Leave a review
          </a>
        )}
      </PageHeader>
      <PageContainer>
        <ul css={reviewColumns}>
          {reviews.map((review) => (
            <li key={review.jsonId} css={review.text.length > longReview && { columnSpan: "all" }}>
              <ReviewCard isWhole {...review} />
            </li>
          ))}
        </ul>
        <BookOrPrice source="reviews" css={{ marginTop: "var(--space-8)" }} />
      </PageContainer>
    </>
  );
}

/* Columns instead of rows: reviews of different lengths leave no gaps. */
const reviewColumns = css`
  columns: 3 19rem;
  column-gap: var(--space-5);

  li {
    padding-bottom: var(--space-5);
    break-inside: avoid;
  }
`;

export const query = graphql`
  query ReviewsPage {
    home: homeText {
      reviews {
        heading
        subtitle
      }
    }
    reviews: allReview(sort: { position: ASC }) {
      nodes {
        ...ReviewCard
      }
    }
  }
`;
