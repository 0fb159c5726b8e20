import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { contentsId } from "../../lib/links/site-ids";
import { from } from "../../styles/media";
import { quietLink } from "../../styles/mixins";

export const TableOfContents = ({
  sections,
}: {
  sections: readonly Queries.TableOfContentsEntryFragment[];
}) => (
  <nav aria-labelledby={contentsId} className="screen-only" css={contents}>
    <h2 id={contentsId}>On this page</h2>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const contents = css`
  padding: var(--space-4) var(--space-5);
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);

  h2 {
    color: var(--color-green);
    font-size: var(--text-lead);
  }

  ul {
    margin-top: var(--space-2);
  }

  li + li {
    border-top: var(--border);
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-block: var(--space-1);
    font-size: var(--text-small);
    line-height: 1.3;
    ${quietLink}
  }

  ${from("lg")} {
    position: sticky;
    top: var(--below-header);
    max-height: calc(100vh - var(--below-header) - var(--space-6));
    overflow-y: auto;
  }
`;

export const query = graphql`
  fragment TableOfContentsEntry on MdxSection {
    id
    title
  }
`;
