declare global {
  interface Window {
    /** Gatsby's channel to the overlay with which the live preview shows errors. */
    _gatsbyEvents?: { push: (event: [channel: string, content: { action: string }]) => unknown };
  }
}

/** Where the live preview tells the content check's last report, as plain text. */
export const errorReportPath = "/___content-errors";

/** What the content check says of the content as it stands; nothing if that can't be read. */
export async function readErrorReport(): Promise<string> {
  const response = await fetch(errorReportPath).catch(() => undefined);
  return response?.ok ? response.text() : "";
}

/** Takes away the stack trace that the live preview shows over a page. */
export const hideErrorOverlay = () =>
  window._gatsbyEvents?.push(["FAST_REFRESH", { action: "DISMISS" }]);
