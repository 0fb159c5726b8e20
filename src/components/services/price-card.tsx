import { css } from "@emotion/react";
import { guillocheBand, banknote } from "../../styles/frames";
import { from } from "../../styles/media";
import { formatDollars, toCents } from "../../lib/money/money";
import { AnyLink } from "../ui/any-link";
import { BookLink } from "../ui/book-link";
import { PriceFeatures } from "./price-features";

interface Props {
  item: Queries.PriceCardFragment;
  number: number;
}

export const PriceCard = ({ item: { name, href, price, ...item }, number }: Props) => (
  <article css={card}>
    <p className="screen-only" css={serial} aria-hidden="true">
      {`No. ${String(number).padStart(2, "0")}`}
    </p>
    <div css={headline}>
      <h3>{name}</h3>
      <p>
        <span css={starting}>
          from <strong translate="no">{formatDollars(toCents(price.starting))}</strong>
        </span>{" "}
        <span css={withAddons}>{`${formatDollars(toCents(price.addons))} with add-ons`}</span>
      </p>
    </div>
    <p css={summary}>{item.description}</p>
    <PriceFeatures features={item.features} />
    {href === "booking" ? (
      <BookLink source="pricing" variant="outlined">
        Book Now <span className="visually-hidden">{name}</span>
      </BookLink>
    ) : (
      <AnyLink href={href} css={link}>
        More about {name}
      </AnyLink>
    )}
  </article>
);

/** For a list of cards: the rows of adjacent cards line up. */
export const alignedRows = `
  ${from("sm")} {
    li,
    li > article {
      grid-row: span 6;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
`;

const card = css`
  display: flex;
  flex-direction: column;
  padding: var(--space-6) var(--space-5) var(--space-5);
  ${banknote}

  ${from("sm")} {
    display: grid;
  }

  @media print {
    padding-block: var(--space-3) 0;

    > a {
      display: none;
    }
  }
`;

const serial = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-bottom: var(--space-3);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;

  &::after {
    flex: 1;
    height: 1.5rem;
    ${guillocheBand}
  }
`;

/* Narrow windows: name and price on one line if both fit. Wide windows: name above price. */
const headline = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);

  h3 {
    flex: 1 1 6rem;
    font-size: var(--text-title);
  }

  > p {
    margin-inline-start: auto;
    text-align: right;
  }

  ${from("sm")} {
    display: contents;

    > p {
      margin: var(--space-3) 0 0;
      text-align: left;
    }
  }
`;

const starting = css`
  display: block;
  color: var(--color-green);
  font-family: var(--font-heading);
  font-size: var(--text-title);
  line-height: 1;
  white-space: nowrap;

  strong {
    font-size: 2.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }

  ${from("sm")} {
    strong {
      font-size: 3rem;
    }
  }
`;

/* `price.addons` is the price including the add-ons. */
const withAddons = css`
  display: block;
  margin-top: var(--space-1);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

const summary = css`
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: var(--border);
  font-weight: 550;
  line-height: 1.4;
`;

const link = css`
  min-height: var(--target);
  align-content: center;
  text-align: center;
`;
