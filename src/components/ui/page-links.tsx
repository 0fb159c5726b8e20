import { css } from "@emotion/react";
import { Link } from "gatsby";
import { pagePath } from "../../lib/pagination";
import { Icon } from "./icon";
import { framedLink } from "../../styles/frames";

interface Props {
  /** The path of the list's first page. */
  list: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  /** The kind of records: "posts". */
  records: string;
  /** The labels of the links to the previous and the next page. */
  back: string;
  on: string;
}

/** Pagination of a list with a path for each page; nothing for a single page. */
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

  @media (hover: hover) {
    &:hover {
      background: var(--color-green);
      color: var(--color-card);
    }
  }
`;

const position = css`
  font-variant-numeric: tabular-nums lining-nums;
`;
