import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { mottoId } from "../../lib/links/site-ids";
import { servicesPath } from "../../lib/links/site-paths";
import { from, isFrom, largeText } from "../../styles/media";
import { fadingPattern, pageContainer, tapTarget } from "../../styles/mixins";
import { BookLink } from "../ui/book-link";
import { OpeningStateLine, secondLineBelow } from "../ui/opening-state-line";
import { PictureMarkup } from "../ui/picture";

/**
 * The top of the home page: the motto next to a groomed dog, one sentence, Book Now!, today's hours
 * and the lowest prices.
 */
export const Hero = ({ title, welcome, prices, serviceArea, portrait }: Queries.HeroFragment) => {
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
        <div css={words}>
          <p css={lead}>{welcome}</p>
          <div className="screen-only" css={action}>
            <BookLink source="home_hero" css={bookButton}>
              Book Now!
            </BookLink>
            <div css={facts}>
              {prices && (
                <p css={priceLine}>
                  <Link to={servicesPath}>{prices}</Link>
                </p>
              )}
              <OpeningStateLine css={secondLineBelow} />
            </div>
          </div>
          <p css={area}>{serviceArea}</p>
        </div>
      </div>
    </section>
  );
};

const hero = css`
  ${fadingPattern(115, 45)}
`;

/* The picture is taller than the text, which is centered next to it. */
const inner = css`
  display: grid;
  grid-template:
    "motto figure" auto
    "words words" auto / minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-4);
  ${pageContainer}
  padding-block: var(--space-8) var(--space-section);

  ${from("md")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-areas: "motto figure" "words figure";
    column-gap: var(--space-8);
    padding-block: var(--space-12) var(--space-section);
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

  ${from("md")} {
    align-self: end;
  }
`;

const words = css`
  grid-area: words;
  align-self: start;
`;

/* The frame's width, for the `sizes` attribute. */
const portraitSizes = `${isFrom("md")} 22rem, 6.5rem`;

/* A portrait as on a banknote: an oval inside two fine rings. */
const oval = css`
  grid-area: figure;
  justify-self: center;
  width: 6.5rem;
  border: var(--border-strong);
  border-radius: 50%;
  outline: 1px solid var(--color-green);
  outline-offset: 3px;
  overflow: hidden;

  img {
    width: 100%;
    height: auto;
  }

  ${largeText} {
    display: none;
  }

  ${from("md")} {
    width: min(22rem, 36vw);
    outline-offset: 6px;
  }
`;

const lead = css`
  max-width: 30rem;
  margin-top: var(--space-4);
  font-size: var(--text-lead);
  line-height: 1.4;
`;

const action = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-6);
  margin-top: var(--space-6);
`;

/* Wraps by its width only, not by its text, so that a longer text moves nothing. */
const facts = css`
  flex: 1 1 19rem;
  min-width: 0;
`;

const bookButton = css`
  min-width: calc(5.25em + 2 * var(--space-8));
  min-height: 3.25rem;
  padding-inline: 0;
  font-size: var(--text-lead);
`;

const area = css`
  max-width: var(--width-text);
  margin-top: calc(1lh + var(--space-3));
  color: var(--color-ink-soft);
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
        gatsbyImageData(width: 352, aspectRatio: 0.8, breakpoints: [208, 704], formats: [WEBP])
      }
    }
  }
`;
