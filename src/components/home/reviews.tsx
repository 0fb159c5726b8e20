import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useRef, useState } from "react";
import { useSite } from "../../hooks/use-shared-data";
import { pageCount, recordsOn } from "../../lib/posts";
import { reviewsPath } from "../../lib/links/routes";
import { banknote } from "../../styles/frames";
import { from } from "../../styles/media";
import { actionLink } from "../../styles/mixins";
import { Pager } from "../ui/pager";
import { cardHeight, ReviewCard } from "../ui/review-card";

const reviewsPerPage = 5;

export const Reviews = ({ reviews }: { reviews: readonly Queries.ReviewCardFragment[] }) => {
  const [page, setPage] = useState(1);
  const cards = useRef<HTMLUListElement>(null);
  const showPage = (to: number) => {
    setPage(to);
    // On phones the pager is below five cards, so the new page would start out of sight.
    cards.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  };
  const pages = pageCount(reviews.length, reviewsPerPage);
  return (
    <div css={frame}>
      <ul ref={cards} css={[list, pages > 1 ? fullPage : asManyRows]}>
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
      <ReviewLinks />
    </div>
  );
};

function shownReviews(page: number, count: number): string {
  const first = (page - 1) * reviewsPerPage + 1;
  const last = Math.min(page * reviewsPerPage, count);
  return last > first ? `Reviews ${first} to ${last} of ${count}` : `Review ${last} of ${count}`;
}

const ReviewLinks = () => {
  const { reviewUrl } = useSite();
  return (
    <div>
      <Link to={reviewsPath} css={link}>
        Read all reviews
      </Link>
      {reviewUrl && (
        <a href={reviewUrl} css={link}>
          Leave a review
        </a>
      )}
    </div>
  );
};

const frame = css`
  display: grid;
  gap: var(--space-5);
`;

const list = css`
  grid-area: 1 / 1;
  display: grid;
  gap: var(--space-4);

  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-5);
  }

  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* The last page is as tall as the others, so that nothing below moves. */
const fullPage = css`
  ${from("sm")} {
    grid-template-rows: repeat(3, ${cardHeight});
  }

  ${from("lg")} {
    grid-template-rows: repeat(2, ${cardHeight});
  }
`;

const asManyRows = css`
  ${from("sm")} {
    grid-auto-rows: ${cardHeight};
  }
`;

const pager = css`
  grid-row: 2;

  ${from("sm")} {
    grid-area: 1 / 1;
    place-self: end;
    padding: var(--space-5);
    ${banknote}
    width: calc((100% - var(--space-5)) / 2);
    height: ${cardHeight};
  }

  ${from("lg")} {
    width: calc((100% - 2 * var(--space-5)) / 3);
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
    picture
    avatar
    award
    source {
      name
      url
      stars
    }
  }
`;
