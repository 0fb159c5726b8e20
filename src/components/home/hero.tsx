import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { mottoId } from "../../lib/links/site-ids";
import { from, isFrom } from "../../styles/media";
import { fadingPattern, pageContainer } from "../../styles/mixins";
import { PictureMarkup } from "../ui/picture";
import { HeroAction } from "./hero-action";

type Props = Queries.HeroFragment & Pick<ComponentProps<typeof HeroAction>, "reviews">;

export const Hero = ({ title, welcome, prices, serviceArea, portrait, reviews }: Props) => {
  const picture = portrait?.childImageSharp.gatsbyImageData;
  return (
    <section aria-labelledby={mottoId} css={hero}>
      <h1 id={mottoId} css={motto}>
        {title}
      </h1>
      <p css={welcomeText}>{welcome}</p>
      {/* After the texts next to it, which would move it if the browser paints a part of the page. */}
      {picture && (
        <picture className="screen-only" css={portraitOval}>
          <PictureMarkup image={picture} alt="" sizes={portraitSizes} loading="eager" />
        </picture>
      )}
      <HeroAction prices={prices} reviews={reviews} />
      <p css={serviceAreaText}>{serviceArea}</p>
    </section>
  );
};

/* A column is at least as wide as a word of the motto: the portrait gets the rest. */
const hero = css`
  ${fadingPattern(115, 45)}
  display: grid;
  grid-template:
    "motto figure" auto
    "lead figure" auto
    "action action" auto
    "area area" auto / minmax(min-content, 1fr) minmax(0, auto);
  column-gap: var(--space-2);
  ${pageContainer}
  padding-block: var(--space-3) var(--space-5);

  ${from("md")} {
    grid-template:
      ". figure" minmax(0, 1fr)
      "motto figure" auto
      "lead figure" auto
      "action figure" auto
      "area figure" auto
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

const portraitSizes = `${isFrom("md")} 24rem, 8rem`;

const portraitOval = css`
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

const welcomeText = css`
  grid-area: lead;
  max-width: 30rem;
  margin-top: var(--space-2);
  font-size: var(--text-lead);
  line-height: 1.35;

  ${from("md")} {
    margin-top: var(--space-4);
  }
`;

const serviceAreaText = css`
  grid-area: area;
  max-width: var(--width-text);
  margin-top: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.45;
  text-wrap: balance;
`;

export const query = graphql`
  fragment Hero on HomeTextHero {
    title
    welcome
    prices
    serviceArea
    portrait {
      childImageSharp {
        gatsbyImageData(width: 384, aspectRatio: 0.85, breakpoints: [224, 768])
      }
    }
  }
`;
