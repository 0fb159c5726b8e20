import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../styles/media";
import { columns } from "../../styles/mixins";
import { ServiceTile } from "./service-tile";

/** Links to the price lists: one tile for each weight band, and one for the add-ons. */
export const ServiceTiles = ({ tiles }: { tiles: readonly Queries.ServiceTileFragment[] }) => (
  <ul css={grid}>
    {tiles.map((tile, index) => (
      <li key={tile.label}>
        <ServiceTile tile={tile} number={index + 1} />
      </li>
    ))}
  </ul>
);

const grid = css`
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

export const query = graphql`
  fragment ServiceTile on ServiceTile {
    label
    description
    list {
      slug
    }
    portrait {
      gatsbyImageData(width: 80, aspectRatio: 1, breakpoints: [80, 160])
    }
  }
`;
