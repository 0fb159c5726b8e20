import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Post } from "../../browser/load-post";
import { useNowOrBuildTime } from "../../hooks/use-now";
import { assertDefined } from "../../lib/assert-defined";
import { postState, type PostDates } from "../../lib/posts";
import { formatDate, todayInAustin } from "../../lib/time/calendar";
import { card } from "../../styles/frames";
import { from } from "../../styles/media";

interface BadgeProps {
  children: ReactNode;
  className?: string;
}

export const CategoryBadge = ({ children, className }: BadgeProps) => (
  <span css={categoryBadge} className={className}>
    {children}
  </span>
);

/** Marks posts that only the live preview shows, not the published site. */
export const PreviewBadge = (post: PostDates) => {
  if (process.env.NODE_ENV !== "development") return null;
  const state = postState(post, todayInAustin(new Date()));
  if (state === "published") return null;
  const text = state === "draft" ? "Draft: not on the site" : "Scheduled: not on the site yet";
  return <CategoryBadge>{text}</CategoryBadge>;
};

export const PostDate = ({ day }: { day: string }) => (
  <time dateTime={day} css={{ fontVariantNumeric: "tabular-nums lining-nums" }}>
    {formatDate(day)}
  </time>
);

/** Marks a post whose event is over, from the next day on. */
export const EventEnded = ({ day }: { day: string }) =>
  day < todayInAustin(useNowOrBuildTime()) && (
    <span css={{ fontWeight: 650 }}>
      Ended <PostDate day={day} />
    </span>
  );

export const PostMeta = ({
  folder,
  frontmatter,
  readingMinutes,
}: Pick<Post, "folder" | "frontmatter" | "readingMinutes">) => {
  const { category, author, draft, ...dates } = assertDefined(frontmatter, folder);
  const { datePublished, lastModified, eventDate } = dates;
  return (
    <div css={meta}>
      <CategoryBadge>{category}</CategoryBadge>
      <PreviewBadge draft={draft} datePublished={datePublished ?? ""} />
      <p css={metaLine}>
        {author && <span>By {author}</span>}
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

const metaLine = css`
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

const categoryBadge = css`
  padding: var(--space-1) var(--space-3);
  ${card}
  outline: 1px solid var(--color-green);
  outline-offset: -4px;
  color: var(--color-green);
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: 0.07em;
  line-height: 1.5;
  text-transform: uppercase;
  transform: rotate(-2deg);
`;
