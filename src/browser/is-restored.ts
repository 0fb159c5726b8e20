/**
 * Whether the browser restored this page, as after a reload, instead of following a link.
 * Navigation by the router doesn't change it.
 */
export function isRestored(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}
