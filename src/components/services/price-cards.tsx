import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { framedLink } from "../../styles/frames";
import { columns } from "../../styles/mixins";
import { alignedRows, PriceCard } from "./price-card";
import { servicesPath } from "../../lib/links/routes";

/** A link to the price estimator, and the packages, numbered like banknotes. */
export const PriceCards = ({ packages }: { packages: readonly Queries.PriceCardFragment[] }) => (
  <>
    <p className="screen-only" css={estimate}>
      <Link to={servicesPath}>Find your dog’s price</Link>
    </p>
    {/* Rows of four would leave a single card in the last row. */}
    <ul css={[packages.length % 4 === 1 ? inThrees : inFours, grid]}>
      {packages.map((item, index) => (
        <li key={item.jsonId}>
          <PriceCard item={item} number={index + 1} />
        </li>
      ))}
    </ul>
  </>
);

const grid = css`
  gap: var(--space-5);

  li {
    display: grid;
  }

  ${alignedRows}

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li {
      break-inside: avoid;
    }
  }
`;

const inFours = css`
  ${columns(2, 4)}
`;

const inThrees = css`
  ${columns(2, 3)}
`;

const estimate = css`
  margin-bottom: var(--space-6);

  a {
    ${framedLink}
    padding-inline: var(--space-5);
    background-color: var(--color-card);
    font-weight: 650;
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
