import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { banknote } from "../../styles/frames";
import { from, onHover } from "../../styles/media";
import { cardLink, columns } from "../../styles/mixins";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { WeightBand } from "../ui/weight-band";

export const ServiceTiles = ({ tiles }: { tiles: readonly Queries.ServiceTileFragment[] }) => (
  <ul css={grid}>
    {tiles.map((tile, index) => (
      <li key={tile.label}>
        <ServiceTile {...tile} number={index + 1} />
      </li>
    ))}
  </ul>
);

interface Props extends Queries.ServiceTileFragment {
  number: number;
}

const ServiceTile = ({ label, description, list, portrait, number }: Props) => (
  <article css={[tileStyle, portrait && withPortrait, !/^\d/.test(label) && greenTile]}>
    {portrait && (
      <Picture image={portrait.childImageSharp.gatsbyImageData} alt="" css={medallion} />
    )}
    <p css={serial} aria-hidden="true">
      {number}
    </p>
    <div>
      <h2>
        <Link to={`/${list.slug}/`} css={tileLink}>
          <WeightBand label={label} />
        </Link>
      </h2>
      <p css={descriptionText}>{description}</p>
    </div>
    <span css={arrow}>
      <Icon name="arrow-right" size={20} />
    </span>
  </article>
);

const grid = css`
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  ${columns(2, 3)}
  grid-auto-rows: 1fr;
  gap: var(--space-3);

  li {
    display: grid;
  }

  ${from("lg")} {
    gap: var(--space-5);
  }
`;

const tileStyle = css`
  --note-rosette: url("/ornaments/rosette.svg");
  --note-ink: var(--color-green);
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  ${banknote}
  background: var(--color-card) var(--note-rosette) right -5.5rem center / 15rem no-repeat;
  transition: transform var(--motion);

  ${onHover("transform: translateY(-2px);")}

  &:focus-within {
    z-index: 1;
  }

  h2 {
    font-size: clamp(1.375rem, 6vw, 2.25rem);
    letter-spacing: -0.02em;
    line-height: 1;
    white-space: nowrap;
  }

  ${from("sm")} {
    min-height: 7.5rem;
    padding: var(--space-4) var(--space-5);
  }
`;

const withPortrait = css`
  ${from("sm")} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

/* Printers omit the background, so light ink would be invisible. */
const greenTile = css`
  @media screen {
    --note-rosette: url("/ornaments/rosette-light.svg");
    --note-ink: var(--color-paper);
    background-color: var(--color-green);
    color: var(--color-paper);
  }
`;

const medallion = css`
  width: clamp(2.75rem, 12.5vw, 5rem);
  overflow: hidden;
  border: var(--border-strong);
  border-radius: 50%;
  outline: 1px solid var(--color-line-strong);
  outline-offset: 3px;

  img {
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

const serial = css`
  display: none;

  ${from("sm")} {
    position: absolute;
    right: 0;
    display: block;
    width: 4rem;
    text-align: center;
    font: 600 var(--text-title) var(--font-heading);
  }
`;

const arrow = css`
  position: absolute;
  right: var(--space-2);
  color: var(--note-ink);

  ${from("sm")} {
    right: var(--space-4);
    bottom: var(--space-3);
  }
`;

const tileLink = css`
  ${cardLink}
  color: var(--note-ink);
`;

const descriptionText = css`
  display: none;
  margin-top: var(--space-2);
  padding-right: var(--space-10);
  font-size: var(--text-small);
  line-height: 1.35;

  ${from("sm")} {
    display: block;
  }
`;

export const query = graphql`
  fragment ServiceTile on ServiceTile {
    label
    description
    list {
      slug
    }
    portrait {
      childImageSharp {
        gatsbyImageData(width: 80, aspectRatio: 1, breakpoints: [80, 160])
      }
    }
  }
`;
