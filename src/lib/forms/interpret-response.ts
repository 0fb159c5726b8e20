import { findFormService } from "./form-services";

/** The result of sending a form, from the service's response. */
export type ServiceResult =
  | { status: "sent" }
  /** The service answered with an error, such as a limit or an outage. */
  | { status: "unavailable" }
  /** The form may or may not have arrived. */
  | { status: "uncertain" };

function readField(body: string, field: string): unknown {
  try {
    return (JSON.parse(body) as Record<string, unknown> | null)?.[field];
  } catch {
    return undefined;
  }
}

/**
 * Interprets a response. Only the documented answer of a known service means that a form was sent:
 * services also respond with 200 to a form that they refuse, and with a captcha's page.
 */
export function interpretResponse(endpoint: string, status: number, body: string): ServiceResult {
  if (status >= 400) return { status: "unavailable" };
  const [field, value] = findFormService(endpoint)?.accepted ?? [];
  const isSent = status === 200 && field !== undefined && readField(body, field) === value;
  return { status: isSent ? "sent" : "uncertain" };
}
