/** Returns whether it handled a history change, which is then hidden from the router. */
type Follower = (event: PopStateEvent) => boolean;

let follower: Follower | undefined;

// A window calls its listeners in order of registration, whatever their phase. gatsby-browser
// imports this module before Gatsby's router and other listeners.
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => {
    if (follower?.(event)) event.stopImmediatePropagation();
  });
}

/**
 * Calls a function on history changes before the router.
 *
 * @returns removes the function
 */
export function followHistory(next: Follower): () => void {
  follower = next;
  return () => {
    if (follower === next) follower = undefined;
  };
}
