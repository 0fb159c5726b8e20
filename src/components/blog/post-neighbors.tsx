import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { postPath } from "../../lib/links/site-paths";
import { from } from "../../styles/media";

interface Props {
  newer: Queries.PostNeighborFragment | null;
  older: Queries.PostNeighborFragment | null;
}

/** Links to the next newer and the next older post. */
export const PostNeighbors = ({ newer, older }: Props) => (
  <nav aria-label="Other posts" className="screen-only" css={row}>
    {older && (
      <Link to={postPath(older.folder)} rel="prev" css={neighborLink}>
        <span>Previous post</span>
        {older.frontmatter?.title}
      </Link>
    )}
    {newer && (
      <Link to={postPath(newer.folder)} rel="next" css={[neighborLink, toTheRight]}>
        <span>Next post</span>
        {newer.frontmatter?.title}
      </Link>
    )}
  </nav>
);

const row = css`
  display: grid;
  gap: var(--space-4);

  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-8);
  }
`;

const neighborLink = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-5);
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-ink);
  font-family: var(--font-heading);
  font-size: var(--text-lead);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;

  span {
    color: var(--color-green);
    font-family: var(--font-text);
    font-size: var(--text-small);
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-green);
      text-decoration: underline;
    }
  }
`;

const toTheRight = css`
  ${from("md")} {
    grid-column: 2;
    text-align: right;
  }
`;

export const query = graphql`
  fragment PostNeighbor on Mdx {
    folder
    frontmatter {
      title
    }
  }
`;
