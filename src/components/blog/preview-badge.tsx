import { css } from "@emotion/react";
import { todayInAustin } from "../../lib/time/local-time";
import { postState, type PostDates, type PostState } from "../../lib/blog/post-state";

const words: Record<Exclude<PostState, "published">, string> = {
  draft: "Draft: not on the site",
  scheduled: "Waits for its day: not on the site",
};

/** Marks what only the live preview shows; the published site has no such post. */
export const PreviewBadge = (post: PostDates) => {
  if (process.env.NODE_ENV !== "development") return null;
  const state = postState(post, todayInAustin(new Date()));
  return state === "published" ? null : <span css={badge}>{words[state]}</span>;
};

const badge = css`
  display: inline-block;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--color-orange);
  color: var(--color-card);
  font-size: var(--text-small);
  font-weight: 650;
  line-height: 1.4;
`;
