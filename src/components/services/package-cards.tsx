import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { framedLink } from "../../styles/frames";
import { from } from "../../styles/media";
import { columns } from "../../styles/mixins";
import { PackageCard } from "./package-card";
import { estimateId } from "../../lib/links/site-ids";
import { servicesPath } from "../../lib/links/routes";

export const PackageCards = ({
  packages,
}: {
  packages: readonly Queries.PackageCardFragment[];
}) => (
  <>
    <Link to={`${servicesPath}#${estimateId}`} className="screen-only" css={estimate}>
      Find your dog’s price
    </Link>
    {/* Rows of four would leave a single card in the last row. */}
    <ul css={[css(columns(2, packages.length % 4 === 1 ? 3 : 4)), grid]}>
      {packages.map((item, index) => (
        <li key={item.jsonId}>
          <PackageCard item={item} number={index + 1} />
        </li>
      ))}
    </ul>
  </>
);

/* Wide windows: the rows of adjacent cards line up. */
const grid = css`
  gap: var(--space-5);

  ${from("sm")} {
    li {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li {
      break-inside: avoid;
    }
  }
`;

const estimate = css`
  ${framedLink}
  margin-bottom: var(--space-6);
  padding-inline: var(--space-5);
  background-color: var(--color-card);
  font-weight: 650;
`;

export const query = graphql`
  fragment PackageCard on PricingPackage {
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
