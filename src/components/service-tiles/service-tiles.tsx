import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../styles/media";
import { ServiceTile } from "./service-tile";

/** The way to the price lists: a note for each weight band, and one for the add-ons. */
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
  display: grid;
  gap: var(--space-4);

  li {
    display: grid;
    container-type: inline-size;
  }

  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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
