import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatListedPrice } from "../../lib/money/money";
import { below, largeText } from "../../styles/media";
import { Price, PriceTable } from "./price-table";

interface Props {
  title: string;
  services: readonly Queries.PriceListServiceFragment[];
}

export const PriceListItems = ({ title, services }: Props) => (
  <PriceTable
    title={title}
    heads={["Service", "Description", "Price"]}
    rows={services.map(({ name, description, note, ...listed }) => [
      name,
      description,
      <>
        {(listed.price > 0 || !note) && <Price>{formatListedPrice(listed)}</Price>}
        {note && <small css={remark}> {note}</small>}
      </>,
    ])}
    css={menu}
  />
);

const menu = css`
  line-height: 1.35;

  caption {
    padding-bottom: var(--space-4);
    font-size: var(--text-heading);
    line-height: 1.12;
  }

  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    text-align: left;
    vertical-align: baseline;
  }

  /* Breaks long words of descriptions only, so that they don't squeeze the names. */
  td[data-head="Description"] {
    overflow-wrap: anywhere;
  }

  [data-head="Price"] {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }

  thead th {
    padding-block: 0 var(--space-2);
  }

  tbody th {
    font-family: var(--font-heading);
    font-size: 1.25rem;
    font-weight: 600;
  }

  ${below("sm")} {
    &,
    caption,
    thead,
    tbody {
      display: block;
    }

    /* Name and price in a line, the description below. Not a grid: WebKit keeps a column's width when fonts load. */
    tr {
      display: flex;
      flex-wrap: wrap;
      padding-block: var(--space-3);
    }

    thead tr {
      padding-block: 0 var(--space-2);
    }

    th,
    td,
    thead th {
      padding: 0;
    }

    [data-name] {
      flex: 1;
    }

    [data-head="Description"] {
      order: 1;
      width: 100%;
    }

    thead [data-head="Description"] {
      position: absolute;
      width: auto;
      clip-path: inset(50%);
    }
  }

  ${largeText} {
    [data-name] {
      flex: auto;
    }
  }

  @media print {
    font-size: 11pt;

    th,
    td {
      padding-block: 4pt;
    }

    tr {
      break-inside: avoid;
    }
  }
`;

/* Below the price, which must not break. */
const remark = css`
  display: block;
  max-width: 12rem;
  margin-left: auto;
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  white-space: normal;
`;

export const query = graphql`
  fragment PriceListService on ServiceItem {
    ...PricedService
    description
  }
`;
