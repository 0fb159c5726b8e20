import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSite } from "../../hooks/use-site";
import { from } from "../../styles/media";
import { pageContainer } from "../../styles/mixins";
import { BookLink } from "../book-link/book-link";
import { Logo } from "../logo/logo";
import { OpeningState } from "../opening-state/opening-state";

/** What a visitor sees first: the motto, one sentence, Book Now! and today's hours. */
export const Hero = ({ title, welcome, serviceArea }: Queries.HeroFragment) => {
  const { name, established } = useSite();
  return (
    <section aria-labelledby="motto" css={hero}>
      <div css={inner}>
        <div css={words}>
          <h1 id="motto">{title}</h1>
          <p css={lead}>{welcome}</p>
          <div className="screen-only" css={action}>
            <BookLink source="home_hero" css={bookButton}>
              Book Now!
            </BookLink>
            <OpeningState />
          </div>
          <p css={area}>{serviceArea}</p>
        </div>
        <div css={logo}>
          <Logo top={name} bottom={`Established ${established}`} />
        </div>
      </div>
    </section>
  );
};

/* The pattern is strongest at the far edge and gone behind the words. */
const hero = css`
  position: relative;
  isolation: isolate;

  &::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background: url("/ornaments/guilloche-field.svg");
    mask-image: linear-gradient(115deg, transparent 45%, black);
    content: "";
  }
`;

const inner = css`
  display: grid;
  align-items: center;
  gap: var(--space-8);
  ${pageContainer}
  padding-block: var(--space-8) var(--space-section);

  ${from("md")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-block: var(--space-16) var(--space-section);
  }

  @media print {
    zoom: 0.75;
    padding-block: 0;
  }
`;

const words = css`
  h1 {
    font-size: var(--text-display);
    font-weight: 650;
    line-height: 0.98;
    letter-spacing: -0.025em;
    color: var(--color-green);
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
  gap: var(--space-4) var(--space-6);
  margin-top: var(--space-6);
`;

const bookButton = css`
  min-height: 3.25rem;
  padding-inline: var(--space-8);
  font-size: var(--text-lead);
`;

const area = css`
  max-width: var(--width-text);
  margin-top: var(--space-6);
  color: var(--color-ink-soft);
`;

const logo = css`
  display: none;
  color: var(--color-green);

  ${from("md")} {
    display: block;
  }
`;

export const query = graphql`
  fragment Hero on HomeTextHero {
    title
    welcome
    serviceArea
  }
`;
