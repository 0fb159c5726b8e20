import { textFields } from "./form-text";

/** How sending a form ended. */
export type Outcome =
  | { status: "sent" }
  /** The service answered 4xx; `message` is its own sentence, if it gave one fit to be shown. */
  | { status: "refused"; message?: string }
  /** `server`: the service answered 5xx. `network`: it could not be reached. */
  | { status: "failed"; reason: "server" | "network" }
  | { status: "timeout" }
  | { status: "offline" };

/** Milliseconds after which no answer is waited for. */
export const answerTimeout = 10_000;

function encode(data: FormData): URLSearchParams {
  const lineBreak = /\r\n?|\n/g;
  return new URLSearchParams(
    textFields(data).map(([name, text]) => [name, text.replace(lineBreak, "\r\n")]),
  );
}

const longest = 200; // characters: more is a page or a stack trace, not a sentence for a visitor

interface Answer {
  message?: unknown;
  error?: unknown;
  errors?: { message?: unknown }[];
}

function sentenceIn(json: string): unknown {
  const answer = JSON.parse(json) as Answer | null;
  return answer?.message ?? answer?.error ?? answer?.errors?.[0]?.message;
}

/** Words that can be shown as they are: one short line without markup or control characters. */
const isPresentable = (text: string) =>
  text !== "" && text.length <= longest && !/[<>{}\p{Cc}]/u.test(text);

/**
 * What a service says about words that it refused, if it says so in one short sentence: as plain
 * text, or as JSON with `message`, `error` or `errors[0].message`.
 */
async function readRefusal(response: Response): Promise<string | undefined> {
  const type = response.headers.get("content-type") ?? "";
  if (!/^(text\/plain|application\/([\w.-]+\+)?json)\b/i.test(type)) return undefined;
  try {
    const body = await response.text();
    const message = type.toLowerCase().startsWith("text/plain") ? body : sentenceIn(body);
    const text = typeof message === "string" ? message.trim() : "";
    return isPresentable(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

async function toOutcome(response: Response): Promise<Outcome> {
  if (response.ok) return { status: "sent" };
  if (response.status >= 500) return { status: "failed", reason: "server" };
  const message = await readRefusal(response);
  return message ? { status: "refused", message } : { status: "refused" };
}

/**
 * Sends a form as the browser would, url-encoded by POST, but without leaving the page. Never
 * throws. A service at another address has to allow this by CORS, or its answer can't be read.
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
    return await toOutcome(response);
  } catch {
    if (abort.signal.aborted) return { status: "timeout" };
    return navigator.onLine ? { status: "failed", reason: "network" } : { status: "offline" };
  } finally {
    clearTimeout(timer);
  }
}
