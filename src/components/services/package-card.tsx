import { css } from "@emotion/react";
import { guillocheBand, banknote } from "../../styles/frames";
import { from, largeText } from "../../styles/media";
import { formatDollars, toCents } from "../../lib/money/money";
import { AnyLink } from "../ui/any-link";
import { BookLink } from "../ui/book-link";
import { PackageFeatures } from "./package-features";

interface Props {
  item: Queries.PackageCardFragment;
  number: number;
}

export const PackageCard = ({ item: { name, href, price, ...item }, number }: Props) => (
  <article css={card}>
    <p className="screen-only" css={serial} aria-hidden="true">
      {`No. ${String(number).padStart(2, "0")}`}
    </p>
    <h3 data-first-line>{name}</h3>
    <p data-first-line css={prices}>
      <span css={starting}>
        from <strong translate="no">{formatDollars(toCents(price.starting))}</strong>
      </span>{" "}
      <span css={withAddons}>{`${formatDollars(toCents(price.addons))} with add-ons`}</span>
    </p>
    <p css={summary}>{item.description}</p>
    <PackageFeatures features={item.features} />
    {href === "booking" ? (
      <BookLink source="pricing" variant="outlined" aria-label={`Book Now ${name}`} />
    ) : (
      <AnyLink href={href} css={link}>
        More about {name}
      </AnyLink>
    )}
  </article>
);

/* Narrow windows: name and price on one line. Wide windows: the list's rows. */
const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-3);
  padding: var(--space-6) var(--space-5) var(--space-5);
  ${banknote}

  h3 {
    font-size: var(--text-title);
  }

  > :not([data-first-line]) {
    grid-column: 1 / -1;
  }

  ${largeText} {
    display: block;
  }

  ${from("sm")} {
    grid-row: span 6;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: 0;
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

const prices = css`
  text-align: right;

  ${from("sm")} {
    margin-top: var(--space-3);
    text-align: left;
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

    ${from("sm")} {
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
