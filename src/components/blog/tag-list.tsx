import { css } from "@emotion/react";
import { Link } from "gatsby";
import { from } from "../../styles/media";
import { currentItem, tapTarget } from "../../styles/mixins";
import { blogPath } from "../../lib/links/site-paths";

interface Props {
  label: string;
  links: readonly { name: string; path: string }[];
  /** The current list's path, for links above its grid. Adds a link to all posts. */
  current?: string;
}

/** Links to the posts with a tag or category. */
export const TagList = ({ label, links, current }: Props) => {
  const all = current === undefined ? [] : [{ name: "All posts", path: blogPath }];
  return (
    <nav aria-label={label} className="screen-only">
      <ul css={[list, current !== undefined && oneLine]}>
        {[...all, ...links].map(({ name, path }) => (
          <li key={name}>
            <Link to={path} css={tagLink} aria-current={path === current ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/* One line on phones, so that the posts above the fold aren't pushed down. */
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

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-green);
      text-decoration: underline;
    }
  }

  ${currentItem}
`;
