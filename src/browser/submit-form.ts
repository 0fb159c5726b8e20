import { type Answered, readAnswer } from "../lib/forms/read-answer";
import { textFields } from "./form-text";

/** How sending a form ended. */
export type Outcome = Answered | { status: "timeout" } | { status: "offline" };

/** Milliseconds after which no answer is waited for. */
export const answerTimeout = 10_000;

function encode(data: FormData): URLSearchParams {
  const lineBreak = /\r\n?|\n/g;
  return new URLSearchParams(
    textFields(data).map(([name, text]) => [name, text.replace(lineBreak, "\r\n")]),
  );
}

/**
 * Sends a form as the browser would, url-encoded by POST, but without leaving the page. Never
 * throws. Without CORS headers, or after a redirect to another host, the browser hides the answer of a
 * service that may have accepted the form.
 */
export async function submitForm(endpoint: string, data: FormData): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      body: encode(data),
      headers: { Accept: "application/json" }, // form services answer it instead of redirecting
      signal: abort.signal,
    });
    return readAnswer(response.status, await response.text().catch(() => "unreadable"));
  } catch {
    if (abort.signal.aborted) return { status: "timeout" };
    return { status: navigator.onLine ? "uncertain" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}
