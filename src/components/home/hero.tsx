import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { mottoId, reviewsId } from "../../lib/links/site-ids";
import { servicesPath } from "../../lib/links/site-paths";
import { from, isFrom } from "../../styles/media";
import { fadingPattern, pageContainer, tapTarget } from "../../styles/mixins";
import { BookLink } from "../ui/book-link";
import { OpeningStateLine, twoLines } from "../ui/opening-state-line";
import { PictureMarkup } from "../ui/picture";

interface Props extends Queries.HeroFragment {
  /** The shop's latest award, and its reviews. */
  reviews: readonly { readonly award: string | null }[];
}

/**
 * The top of the home page: the motto next to a groomed dog, one sentence, Book Now!, what clients
 * think, the lowest prices and today's hours.
 */
export const Hero = ({ title, welcome, prices, serviceArea, portrait, reviews }: Props) => {
  const picture = portrait?.childImageSharp?.gatsbyImageData;
  return (
    <section aria-labelledby={mottoId} css={hero}>
      <div css={inner}>
        <h1 id={mottoId} css={motto}>
          {title}
        </h1>
        {picture && (
          <picture className="screen-only" css={oval}>
            <PictureMarkup image={picture} alt="" sizes={portraitSizes} loading="eager" />
          </picture>
        )}
        <p css={lead}>{welcome}</p>
        <div css={words}>
          <div className="screen-only" css={action}>
            <BookLink source="home_hero" css={bookButton}>
              Book Now!
            </BookLink>
            {reviews.length > 0 && (
              <p css={proof}>
                <a href={`#${reviewsId}`}>{formatProof(reviews)}</a>
              </p>
            )}
            <div css={facts}>
              {prices && (
                <p css={priceLine}>
                  <Link to={servicesPath}>{prices}</Link>
                </p>
              )}
              <OpeningStateLine css={twoLines} />
            </div>
          </div>
          <p css={area}>{serviceArea}</p>
        </div>
      </div>
    </section>
  );
};

/** `Neighborhood favorite 2024 · 27 reviews`: the first award, if there is one, and the number of reviews. */
function formatProof(reviews: Props["reviews"]): string {
  const award = reviews.find((review) => review.award)?.award;
  const count = `${reviews.length} ${reviews.length > 1 ? "reviews" : "review"}`;
  return award ? `${award} · ${count}` : count;
}

const hero = css`
  ${fadingPattern(115, 45)}
`;

/* A column is at least as wide as a word of the motto: the portrait gets the rest. */
const inner = css`
  display: grid;
  grid-template:
    "motto figure" auto
    "lead figure" auto
    "words words" auto / minmax(min-content, 1fr) minmax(0, auto);
  column-gap: var(--space-2);
  ${pageContainer}
  padding-block: var(--space-3) var(--space-5);

  ${from("md")} {
    grid-template:
      ". figure" minmax(0, 1fr)
      "motto figure" auto
      "lead figure" auto
      "words figure" auto
      ". figure" minmax(0, 1fr) / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--space-8);
    padding-block: 1.75rem;
  }

  @media print {
    zoom: 0.75;
    padding-block: 0;
  }
`;

const motto = css`
  grid-area: motto;
  font-size: var(--text-display);
  font-weight: 650;
  line-height: 0.98;
  letter-spacing: -0.025em;
  color: var(--color-green);
  overflow-wrap: break-word;
`;

/* The frame's width, for the `sizes` attribute. */
const portraitSizes = `${isFrom("md")} 24rem, 8rem`;

/* A portrait as on a banknote: an oval inside two fine rings. */
const oval = css`
  grid-area: figure;
  place-self: center end;
  width: clamp(5rem, 100vw - 15rem, 8rem);
  border: var(--border-strong);
  border-radius: 50%;
  outline: 1px solid var(--color-green);
  outline-offset: 3px;
  overflow: hidden;

  img {
    width: 100%;
    height: auto;
  }

  /* With larger text the motto needs the width. */
  @media (max-width: 19em) {
    display: none;
  }

  ${from("md")} {
    place-self: center;
    width: min(24rem, 36vw);
    outline-offset: 6px;
  }
`;

const lead = css`
  grid-area: lead;
  max-width: 30rem;
  margin-top: var(--space-2);
  font-size: var(--text-lead);
  line-height: 1.35;

  ${from("md")} {
    margin-top: var(--space-4);
  }
`;

const words = css`
  grid-area: words;
`;

const action = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-3);
  margin-top: var(--space-4);

  ${from("lg")} {
    display: grid;
    grid-template:
      "book facts" auto
      "proof proof" auto / auto minmax(0, 1fr);
    column-gap: var(--space-6);
  }
`;

const bookButton = css`
  grid-area: book;
  min-width: calc(5.25em + 2 * var(--space-6));
  min-height: 3.25rem;
  padding-inline: 0;
  font-size: var(--text-lead);

  ${from("md")} {
    min-width: calc(5.25em + 2 * var(--space-8));
  }
`;

const proof = css`
  grid-area: proof;
  flex: 1 1 7.5rem;
  line-height: 1.3;

  a {
    ${tapTarget}
    color: var(--color-ink);
    font-size: var(--text-small);
    text-wrap: balance;
    text-decoration-color: var(--color-green);
  }
`;

const facts = css`
  grid-area: facts;
  flex-basis: 100%;
  line-height: 1.4;

  /* On the smallest phones the chat's button would cover the hours below the prices. */
  @media (max-width: 21em) {
    display: flex;
    flex-direction: column-reverse;

    > :last-child {
      min-height: 3lh;
    }
  }
`;

const area = css`
  max-width: var(--width-text);
  margin-top: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.45;
  text-wrap: balance;
`;

const priceLine = css`
  a {
    ${tapTarget}
    color: var(--color-ink);
    font-weight: 550;
    text-decoration-color: var(--color-green);
  }
`;

export const query = graphql`
  fragment Hero on HomeTextHero {
    title
    welcome
    prices
    serviceArea
    portrait {
      childImageSharp {
        gatsbyImageData(width: 384, aspectRatio: 0.85, breakpoints: [224, 768], formats: [WEBP])
      }
    }
  }
`;
