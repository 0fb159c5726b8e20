import { css } from "@emotion/react";
import { Link } from "gatsby";
import { reviewsId } from "../../lib/links/site-ids";
import { servicesPath } from "../../lib/links/routes";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { BookLink } from "../ui/book-link";
import { OpeningStateLine, twoLines } from "../ui/opening-state-line";

interface Props {
  prices: string | null;
  reviews: readonly { readonly award: string | null }[];
}

export const HeroAction = ({ prices, reviews }: Props) => (
  <div className="screen-only" css={action}>
    <BookLink source="home_hero" css={bookButton}>
      Book Now!
    </BookLink>
    {reviews.length > 0 && (
      <a href={`#${reviewsId}`} css={reviewsLink}>
        {formatProof(reviews)}
      </a>
    )}
    {prices && (
      <Link to={servicesPath} css={[fullLine, pricesLink]}>
        {prices}
      </Link>
    )}
    <OpeningStateLine css={[fullLine, twoLines, lastLine]} />
  </div>
);

function formatProof(reviews: Props["reviews"]): string {
  const award = reviews.find((review) => review.award)?.award;
  const count = `${reviews.length} ${reviews.length > 1 ? "reviews" : "review"}`;
  return award ? `${award} · ${count}` : count;
}

const action = css`
  grid-area: action;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-3);
  margin-top: var(--space-4);
`;

const bookButton = css`
  min-width: calc(5.25em + 2 * var(--space-6));
  min-height: 3.25rem;
  padding-inline: 0;
  font-size: var(--text-lead);

  ${from("md")} {
    min-width: calc(5.25em + 2 * var(--space-8));
  }
`;

const reviewsLink = css`
  ${tapTarget}
  flex: 1 1 7.5rem;
  color: var(--color-ink);
  font-size: var(--text-small);
  line-height: 1.3;
  text-wrap: balance;
  text-decoration-color: var(--color-green);
`;

/* On the smallest phones the chat's button would cover the ends of the lines. */
const fullLine = css`
  flex-basis: 100%;
  line-height: 1.4;

  @media (max-width: 21em) {
    padding-right: var(--space-16);
  }
`;

const lastLine = css`
  @media (max-width: 21em) {
    min-height: 3lh;
  }
`;

const pricesLink = css`
  ${tapTarget}
  color: var(--color-ink);
  font-weight: 550;
  text-decoration-color: var(--color-green);
`;
