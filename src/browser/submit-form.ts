import { type ServiceResult, interpretResponse } from "../lib/forms/interpret-response";
import { textEntries } from "./form-text";

/** The result of sending a form. */
export type Outcome = ServiceResult | { status: "timeout" } | { status: "offline" };

/** Maximum wait for a response, in milliseconds. */
export const responseTimeout = 10_000;

function encode(data: FormData): URLSearchParams {
  const lineBreak = /\r\n?|\n/g;
  return new URLSearchParams(
    textEntries(data).map(([name, text]) => [name, text.replace(lineBreak, "\r\n")]),
  );
}

/**
 * Sends a form as the browser would, url-encoded by POST, without leaving the page. Never throws.
 * Without CORS headers, or after a redirect to another host, the browser hides the response of a
 * service that may have accepted the form.
 */
export async function submitForm(endpoint: string, data: FormData): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), responseTimeout);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      body: encode(data),
      headers: { Accept: "application/json" }, // form services respond to it instead of redirecting
      signal: abort.signal,
    });
    return interpretResponse(response.status, await response.text().catch(() => "unreadable"));
  } catch {
    if (abort.signal.aborted) return { status: "timeout" };
    return { status: navigator.onLine ? "uncertain" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}
