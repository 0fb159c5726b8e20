import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
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
      <Link to="/services/">The price for your dog, by weight and coat</Link>
    </p>
  </>
);

const grid = css`
  display: grid;
  gap: var(--space-5);

  li {
    display: grid;
  }

  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
  margin-top: var(--space-4);
  text-align: center;

  a {
    ${tapTarget}
    font-size: var(--text-lead);
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
