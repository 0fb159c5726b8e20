import { type ServiceResult, interpretResponse } from "../lib/forms/form-services";

export type Outcome = ServiceResult | { status: "offline" };

const responseTimeout = 10_000;

const leavingTime = 1_000;

function encodeForm(data: FormData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, text] of data as Iterable<[string, string]>)
    fields.append(name, text.replace(/\r\n?|\n/g, "\r\n"));
  return fields;
}

/** Sends a form as the browser would. Without CORS headers, the browser hides the response. */
export async function submitForm(endpoint: string, data: FormData): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      body: encodeForm(data),
      headers: { Accept: "application/json" }, // form services respond to it instead of redirecting
      keepalive: true, // a visitor may leave the page meanwhile
      signal: AbortSignal.timeout?.(responseTimeout),
    });
    return interpretResponse(endpoint, response.status, await response.text().catch(() => ""));
  } catch {
    if (!navigator.onLine) return { status: "offline" };
    // Waits until a page that the visitor leaves is gone: browsers cancel its requests, too.
    await new Promise((resolve) => setTimeout(resolve, leavingTime));
    return { status: "uncertain" };
  }
}

export const openMail = (link: string): void => window.location.assign(link);
