/**
 * Whether the browser itself has put this page where it was before, as after a reload, rather than loaded
 * it for a link. It stays the same while the router moves on to other pages.
 */
export function isRestored(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}
