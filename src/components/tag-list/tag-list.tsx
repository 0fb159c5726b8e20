import { css } from "@emotion/react";
import { Link } from "gatsby";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { blogPath, tagPath } from "../../lib/blog/blog-paths";
import { slugify } from "../../lib/slug";

interface Props {
  label: string;
  tags: readonly string[];
  /** On a grid: the tag that it shows, or `null` for all posts, which is offered, too. */
  current?: string | null;
}

/** Tags as links to the posts that have them. */
export const TagList = ({ label, tags, current }: Props) => (
  <nav aria-label={label} css={place}>
    <ul css={[list, current !== undefined && oneLine]}>
      {current !== undefined && (
        <li>
          <Link to={blogPath} css={tagLink} aria-current={current === null ? "page" : undefined}>
            All posts
          </Link>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={tagPath(tag)}
            css={tagLink}
            aria-current={current && slugify(current) === slugify(tag) ? "page" : undefined}
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const place = css`
  @media print {
    display: none;
  }
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/* Above a grid on a phone, the posts must not wait below five lines of tags. */
const oneLine = css`
  flex-wrap: nowrap;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--gutter);
  scroll-padding-inline: var(--gutter);
  overflow-x: auto;

  ${from("md")} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

const tagLink = css`
  ${tapTarget}
  padding-inline: var(--space-4);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-green);
  font-size: var(--text-small);
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    border-color: var(--color-green);
    text-decoration: underline;
  }

  &[aria-current] {
    border-color: var(--color-green);
    background: var(--color-green);
    color: var(--color-card);
  }
`;
