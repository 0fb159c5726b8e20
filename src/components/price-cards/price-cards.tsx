import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { from } from "../../styles/media";
import { outlineButton } from "../../styles/mixins";
import { PriceCard } from "./price-card";

/** The packages, numbered like notes, and the way to the price for one dog. */
export const PriceCards = ({ packages }: { packages: readonly Queries.PriceCardFragment[] }) => (
  <>
    <ul css={[grid, packages.length % 4 === 1 ? inThrees : inFours]}>
      {packages.map((item, index) => (
        <li key={item.jsonId}>
          <PriceCard item={item} number={index + 1} />
        </li>
      ))}
    </ul>
    <p className="screen-only" css={more}>
      <Link to="/services/">Find your dog's price</Link>
    </p>
  </>
);

/* Names, prices and sentences stand on the same lines, card beside card. */
const grid = css`
  display: grid;
  gap: var(--space-5);

  li {
    display: grid;
  }

  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li,
    li > article {
      grid-row: span 6;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li {
      break-inside: avoid;
    }
  }
`;

const inFours = css`
  ${from("lg")} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/* Where fours would leave a single card in the last row. */
const inThrees = css`
  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const more = css`
  margin-top: var(--space-6);
  text-align: center;

  a {
    display: inline-flex;
    align-items: center;
    ${outlineButton}
    background: var(--color-card);
    color: var(--color-green);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const query = graphql`
  fragment PriceCard on PricingPackage {
    jsonId
    name
    href
    price {
      starting
      addons
    }
    description
    features
  }
`;
