import { globalHistory } from "@gatsbyjs/reach-router";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { recordPageView } from "../../analytics/record-event";
import { followHistory } from "../../browser/early-popstate";

/** The state of a history entry for a post that is shown over a grid. */
interface PostEntry {
  /** Paths of the post and of the grid. */
  post: string;
  grid: string;
}

function readEntry(state: unknown): PostEntry | undefined {
  const { post, grid } = (state ?? {}) as Partial<Record<keyof PostEntry, unknown>>;
  return typeof post === "string" && typeof grid === "string" ? { post, grid } : undefined;
}

/**
 * Gives a post over the grid its own URL and history entry. Gatsby's router stays on the grid,
 * because `popstate` events between the grid and its posts are hidden from it. After a reload, and
 * from another page, the same entry opens the post's own page.
 *
 * @param grid the path of the grid
 */
export function usePostHistory(grid: string) {
  const [post, setPost] = useState<string>();
  const shownPost = useRef<string>(undefined);

  const showPost = useCallback((path: string | undefined) => {
    shownPost.current = path;
    setPost(path);
    recordPageView();
  }, []);

  useLayoutEffect(
    () =>
      followHistory((event) => {
        // The router may have left the grid although React still shows it.
        if (globalHistory.location.pathname !== grid) return false;
        const entry = readEntry(event.state);
        if (entry?.grid === grid) showPost(entry.post);
        else if (shownPost.current && window.location.pathname === grid) showPost(undefined);
        else return false;
        return true;
      }),
    [grid, showPost],
  );

  const open = (path: string) => {
    // A double tap before hydration is replayed as two clicks.
    if (shownPost.current === path) return;
    window.history.pushState({ post: path, grid } satisfies PostEntry, "", path);
    // Otherwise a reload would scroll the post's own page to the grid's position.
    window.history.scrollRestoration = "manual";
    showPost(path);
  };

  /** Goes back to the grid, unless the history has left the post already. */
  const leave = () => {
    if (readEntry(window.history.state)) return window.history.back();
    shownPost.current = undefined;
    setPost(undefined);
  };

  return { post, open, leave };
}
