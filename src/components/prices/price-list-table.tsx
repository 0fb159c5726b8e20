import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatListedPrice } from "../../lib/money/format-listed-price";
import { below, largeText } from "../../styles/media";

interface Props {
  title: string;
  services: readonly Queries.PriceListServiceFragment[];
}

/* eslint jsx-a11y/no-redundant-roles: off, jsx-a11y/no-interactive-element-to-noninteractive-role: off
   -- On narrow windows the rows are grids, which takes the elements' meaning away in some browsers. */

/** A price list in the style of a menu. */
export const PriceListTable = ({ title, services }: Props) => (
  <table role="table" css={menu}>
    <caption>{title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader">Service</th>
        <th role="columnheader">Description</th>
        <th role="columnheader">Price</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      {services.map(({ name, description, note, ...price }) => (
        <tr key={name} role="row">
          <th role="rowheader" scope="row">
            {name}
          </th>
          <td role="cell">{description}</td>
          <td role="cell">
            <span translate="no">{formatListedPrice(price)}</span>
            {note && <small css={remark}> {note}</small>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const menu = css`
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: break-word;
  line-height: 1.35;

  caption {
    padding-bottom: var(--space-4);
    font-family: var(--font-heading);
    font-size: var(--text-heading);
    font-weight: 600;
    line-height: 1.12;
    text-align: left;
  }

  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    text-align: left;
    vertical-align: baseline;
  }

  /* Breaks long words of descriptions only, so that they don't squeeze the names. */
  td:nth-child(2) {
    overflow-wrap: anywhere;
  }

  tr > :last-child {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }

  thead tr {
    border-bottom: var(--border-strong);
  }

  thead th {
    padding-block: 0 var(--space-2);
    font-size: var(--text-small);
    font-weight: 600;
  }

  tbody tr + tr {
    border-top: 1px dotted var(--color-line-strong);
  }

  tbody th,
  tbody td:last-child {
    font-family: var(--font-heading);
    font-size: 1.25rem;
    font-weight: 600;
  }

  tbody td:last-child {
    color: var(--color-green);
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* Capitalizes the word free. */
  tbody td:last-child::first-letter {
    text-transform: uppercase;
  }

  /* Name and price on one line, the description below. */
  ${below("sm")} {
    &,
    caption,
    thead,
    tbody {
      display: block;
    }

    /* Not a grid: WebKit keeps the width of a column when the fonts arrive. */
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
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

    tr > :first-child {
      flex: 1;
    }

    tr > :nth-child(2) {
      order: 1;
      width: 100%;
    }

    thead tr > :nth-child(2) {
      position: absolute;
      width: auto;
      clip-path: inset(50%);
    }
  }

  /* The price goes below the name. */
  ${largeText} {
    tr > :first-child {
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
  color: var(--color-ink-soft);
  font-family: var(--font-text);
  max-width: 12rem;
  margin-left: auto;
  font-size: var(--text-small);
  font-weight: 400;
  white-space: normal;
`;

export const query = graphql`
  fragment PriceListService on ServiceItem {
    name
    description
    price
    andUp
    note
  }
`;
