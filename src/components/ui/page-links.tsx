import { css } from "@emotion/react";
import { Link } from "gatsby";
import { pagePath } from "../../lib/pagination";
import { Icon } from "./icon";
import { framedLink } from "../../styles/frames";

interface Props {
  /** The address of the list's first page. */
  list: string;
  /** From 1. */
  page: number;
  pages: number;
  /** What the list is of: "posts". */
  records: string;
  /** What the links to the page before and to the page after say. */
  back: string;
  on: string;
}

/** Leads through the pages of a list, each at an address of its own; nothing if there is one page. */
export const PageLinks = ({ list, page, pages, records, back, on }: Props) =>
  pages > 1 && (
    <nav aria-label={`Pages of ${records}`} css={row}>
      {page > 1 && (
        <Link to={pagePath(list, page - 1)} rel="prev" css={step}>
          <Icon name="arrow-left" size={20} />
          {back}
        </Link>
      )}
      <p css={position}>{`Page ${page} of ${pages}`}</p>
      {page < pages && (
        <Link to={pagePath(list, page + 1)} rel="next" css={step}>
          {on}
          <Icon name="arrow-right" size={20} />
        </Link>
      )}
    </nav>
  );

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-6);
  margin-top: var(--space-12);
`;

const step = css`
  ${framedLink}
  gap: var(--space-2);
  padding-inline: var(--space-4);

  &:hover {
    background: var(--color-green);
    color: var(--color-card);
  }
`;

const position = css`
  font-variant-numeric: tabular-nums lining-nums;
`;
