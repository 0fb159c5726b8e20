/**
 * Hides a session storage whose methods throw, as in Firefox with a damaged profile. Gatsby checks
 * only whether the storage exists; the site's own modules handle both cases.
 */
if (typeof window !== "undefined") {
  try {
    window.sessionStorage.removeItem("");
  } catch {
    Reflect.defineProperty(window, "sessionStorage", { value: null });
  }
}
