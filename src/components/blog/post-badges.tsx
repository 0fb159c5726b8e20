import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { postState, type PostDates, type PostState } from "../../lib/posts";
import { todayInAustin } from "../../lib/time/calendar";
import { card } from "../../styles/frames";

export const CategoryBadge = ({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) => (
  <span css={category} className={className}>
    {children}
  </span>
);

const words: Record<Exclude<PostState, "published">, string> = {
  draft: "Draft: not on the site",
  scheduled: "Scheduled: not on the site yet",
};

/** Marks posts that only the live preview shows, not the published site. */
export const PreviewBadge = (post: PostDates) => {
  if (process.env.NODE_ENV !== "development") return null;
  const state = postState(post, todayInAustin(new Date()));
  return state === "published" ? null : <span css={preview}>{words[state]}</span>;
};

const category = css`
  display: inline-block;
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

const preview = css`
  display: inline-block;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--color-orange);
  color: var(--color-card);
  font-size: var(--text-small);
  font-weight: 650;
  line-height: 1.4;
`;
