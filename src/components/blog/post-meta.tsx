import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import { from } from "../../styles/media";
import { CategoryBadge, PreviewBadge } from "./post-badges";
import { EventEnded, PostDate } from "./post-days";

export const PostMeta = ({ folder, frontmatter, readingMinutes }: Queries.PostMetaFragment) => {
  const { category, author, draft, ...dates } = assertDefined(frontmatter, folder);
  const { datePublished, lastModified, eventDate } = dates;
  return (
    <div css={meta}>
      <CategoryBadge>{category}</CategoryBadge>
      <PreviewBadge draft={draft} datePublished={datePublished ?? ""} />
      <p css={line}>
        <span>By {author}</span>
        {datePublished && <PostDate day={datePublished} />}
        {lastModified && lastModified !== datePublished && (
          <span>
            Updated <PostDate day={lastModified} />
          </span>
        )}
        <span>{readingMinutes} min read</span>
        {eventDate && <EventEnded day={eventDate} />}
      </p>
    </div>
  );
};

const meta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-top: var(--space-5);
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-small);
  line-height: 1.6;

  /* Narrow windows break the line, and a dot would begin the next one. */
  ${from("md")} {
    > * + *::before {
      margin-right: var(--space-4);
      color: var(--color-line-strong);
      content: "·" / "";
    }
  }
`;

export const query = graphql`
  fragment PostMeta on Mdx {
    folder
    readingMinutes
    frontmatter {
      category
      author
      draft
      datePublished
      lastModified
      eventDate
    }
  }
`;
