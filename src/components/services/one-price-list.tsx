import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatListedPrice, toCents, type ListedPrice } from "../../lib/money/money";
import { from } from "../../styles/media";
import { Price } from "./price-table";

/** A service with one price for every dog. */
export interface PricedService extends ListedPrice {
  name: string;
}

interface Props {
  title: string;
  services: readonly PricedService[];
  isWide?: boolean;
}

export const OnePriceList = ({ title, services, isWide }: Props) => (
  <div css={[priceList, isWide && inColumns]}>
    <h3>{title}</h3>
    <ul>
      {services.map(({ name, ...listed }) => (
        <li key={name}>
          <span>
            {name}
            {listed.note && listed.price > 0 && <small>{` ${listed.note}`}</small>}{" "}
          </span>
          <span css={priceAtEnd}>
            <Price cents={toCents(listed.price)}>{formatListedPrice(listed)}</Price>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const priceList = css`
  h3 {
    padding-bottom: var(--space-2);
    border-bottom: var(--border-strong);
    font-size: var(--text-title);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-4);
    padding: var(--space-2) 0;
    border-bottom: var(--border-dotted);
    line-height: 1.2;
    break-inside: avoid;
  }

  small {
    color: var(--color-ink-soft);
    font-size: 0.875rem;
  }
`;

const priceAtEnd = css`
  margin-left: auto;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: right;
`;

const inColumns = css`
  grid-column: 1 / -1;

  ul {
    column-gap: var(--space-12);

    ${from("md")} {
      columns: 3 15rem;
    }

    @media print {
      columns: 2;
    }
  }
`;

export const query = graphql`
  fragment PricedService on ServiceItem {
    name
    price
    andUp
    note
  }
  fragment PricedWalkIn on WalkInService {
    name
    price
    andUp
  }
`;
