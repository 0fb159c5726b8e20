import { css } from "@emotion/react";
import { Link } from "gatsby";
import { framedLink } from "../../styles/frames";
import { currentItem } from "../../styles/mixins";

interface Props {
  tiles: readonly { label: string; list: { slug: string } }[];
  /** Slug of the current list. */
  current: string;
}

/** Links to the price lists of other dogs. */
export const OtherPriceLists = ({ tiles, current }: Props) => (
  <nav aria-label="Price lists">
    <ul css={list}>
      {tiles.map(({ label, list: { slug } }) => (
        <li key={label}>
          <Link to={`/${slug}/`} aria-current={slug === current ? "page" : undefined} css={link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const link = css`
  ${framedLink}
  padding: 0 var(--space-3);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;

  @media (hover: hover) {
    &:hover {
      background: var(--color-green-light);
    }
  }

  ${currentItem}
`;
