import { useEffect, useState } from "react";
import { recordPageView } from "../../analytics/record-event";

/** Gives a post over the grid its own URL and history entry, which Back closes. */
export function usePostHistory() {
  const [post, setPost] = useState<string>();

  useEffect(() => {
    const follow = () => {
      if (!post || window.location.pathname === post) return;
      setPost(undefined);
      recordPageView(); // Gatsby's router never left the grid
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [post]);

  const open = (path: string) => {
    if (window.location.pathname === path) return; // a double tap
    window.history.pushState(null, "", path);
    // Otherwise a reload would scroll the post's own page to the grid's position.
    window.history.scrollRestoration = "manual";
    setPost(path);
    recordPageView();
  };

  /** Goes back to the grid, unless the history has left the post already. */
  const leave = () => {
    if (window.location.pathname === post) window.history.back();
    else setPost(undefined);
  };

  return { post, open, leave };
}
