import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { useRef } from "react";
import { useHistoryState } from "../../hooks/use-history-state";
import { useSite } from "../../hooks/use-shared-data";
import { reviewsPerPage } from "../../lib/constants";
import { pageCount, recordsOn } from "../../lib/posts";
import { reviewsPath } from "../../lib/links/routes";
import { banknote } from "../../styles/frames";
import { from } from "../../styles/media";
import { actionLink, columns } from "../../styles/mixins";
import { Pager } from "../ui/pager";
import { ReviewCard } from "../ui/review-card";

interface Props {
  location: PageProps["location"];
  reviews: readonly Queries.ReviewCardFragment[];
}

export const ReviewPages = ({ location, reviews }: Props) => {
  const { reviewUrl } = useSite();
  const pages = pageCount(reviews.length, reviewsPerPage);
  const [stored, setPage] = useHistoryState(location, "reviewsPage", 1);
  const page = Math.min(stored, pages);
  const cards = useRef<HTMLUListElement>(null);
  const showPage = (to: number) => {
    setPage(to);
    // On phones the pager is below five cards, so the new page would start out of sight.
    cards.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div css={grid}>
      <ul ref={cards}>
        {recordsOn(page, reviews, reviewsPerPage).map((review) => (
          <li key={review.jsonId}>
            <ReviewCard {...review} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pager
          label="Pages of reviews"
          page={page}
          pages={pages}
          shown={shownReviews(page, reviews.length)}
          onChange={showPage}
          css={pager}
        />
      )}
      <div css={{ gridColumn: "1 / -1" }}>
        <Link to={reviewsPath} css={link}>
          Read all reviews
        </Link>
        {reviewUrl && (
          <a href={reviewUrl} css={link}>
            Leave a review
          </a>
        )}
      </div>
    </div>
  );
};

function shownReviews(page: number, count: number): string {
  const first = (page - 1) * reviewsPerPage + 1;
  const last = Math.min(page * reviewsPerPage, count);
  return last > first ? `Reviews ${first} to ${last} of ${count}` : `Review ${last} of ${count}`;
}

const grid = css`
  ${columns(2, 3)}
  gap: var(--space-5);

  ul {
    display: contents;
  }
`;

/** Five cards and the pager fill the rows of two columns and of three. With others, it has its own row. */
const pager = css`
  grid-column: ${(reviewsPerPage + 1) % 6 ? "1 / -1" : "auto"};

  ${from("sm")} {
    padding: var(--space-5);
    ${banknote}
  }
`;

const link = css`
  ${actionLink}
  margin-right: var(--space-6);
`;

export const query = graphql`
  fragment ReviewCard on Review {
    jsonId
    text
    author
    date
    image
    picture {
      childImageSharp {
        small: resize(width: 144, height: 144, quality: 72, toFormat: WEBP) {
          src
        }
      }
    }
    avatar
    award
    source {
      name
      url
      stars
    }
  }
`;
