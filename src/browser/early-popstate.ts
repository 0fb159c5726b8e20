/** Tells whether a move within the history is dealt with, so that the router must not hear of it. */
type Follower = (event: PopStateEvent) => boolean;

let follower: Follower | undefined;

// A window calls its listeners in the order in which they came, whatever their phase. gatsby-browser
// imports this before Gatsby's router and what else follows the history.
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => {
    if (follower?.(event)) event.stopImmediatePropagation();
  });
}

/**
 * Has moves within the history judged before the router hears of them.
 *
 * @returns ends it
 */
export function followHistory(next: Follower): () => void {
  follower = next;
  return () => {
    if (follower === next) follower = undefined;
  };
}
