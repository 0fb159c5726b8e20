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
  gap: var(--space-4);

  li {
    display: grid;
    container-type: inline-size;
  }

  ${from("lg")} {
    gap: var(--space-6);
  }
`;

export const query = graphql`
  fragment ServiceTile on ServiceTile {
    label
    description
    list {
      slug
    }
  }
`;
