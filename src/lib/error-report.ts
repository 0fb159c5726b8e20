declare global {
  interface Window {
    /** Gatsby's channel to the live preview's error overlay. */
    _gatsbyEvents?: { push: (event: [channel: string, content: { action: string }]) => unknown };
  }
}

/** Where the live preview serves the content check's last report, as plain text. */
export const errorReportPath = "/___content-errors";

/** The content check's current report; empty if it can't be loaded. */
export async function readErrorReport(): Promise<string> {
  const response = await fetch(errorReportPath).catch(() => undefined);
  return response?.ok ? response.text() : "";
}

/** Hides the stack trace that the live preview shows over a page. */
export const hideErrorOverlay = () =>
  window._gatsbyEvents?.push(["FAST_REFRESH", { action: "DISMISS" }]);
