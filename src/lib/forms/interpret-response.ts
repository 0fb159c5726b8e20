/** The result of sending a form, from the service's response. */
export type ServiceResult =
  | { status: "sent" }
  /** The service rejected the form; `message` is its own text if it suits visitors. */
  | { status: "refused"; message?: string }
  /** The service failed. */
  | { status: "server" }
  /** The form may or may not have arrived. */
  | { status: "uncertain" };

/** Fields of the services' JSON responses. */
interface ResponseFields {
  success?: unknown;
  ok?: unknown;
  status?: unknown;
  result?: unknown;
  message?: unknown;
  error?: unknown;
  errors?: unknown;
}

function parseObject(body: string): ResponseFields | undefined {
  try {
    const fields: unknown = JSON.parse(body);
    return fields && typeof fields === "object" ? fields : undefined;
  } catch {
    return undefined;
  }
}

const failure = /^(0$|[45]\d\d$|false|err|fail|invalid|spam)/i;
const empty = /^(null|false|0|""|\[\]|\{\})$/;

/** Some services respond with 200 to a form that they reject. FormSubmit writes `"success": "false"`. */
const isRefusal = ({ success, ok, status, result, error, errors }: ResponseFields): boolean =>
  [success, ok, status, result].some((value) => failure.test(String(value))) ||
  [error, errors].some((value) => value !== undefined && !empty.test(JSON.stringify(value)));

/** The statuses for invalid input. */
const invalidInput = [400, 409, 422];

const maxLength = 200; // characters
const aboutFields = /\b(e-?mail|mailbox|phone|message|your name|subscribed)\b/i;
const forDevelopers =
  /[<>{}[\]\\/_=|\p{Cc}]|\b(forms?\b|activat|verif|key|token|captcha|ajax|json|url|domain|sender|recipient|owner|account|config|plan|limit|quota|submission|param|request|server)/iu;

/** Whether a text is one short sentence about a field, not a message for developers. */
const isForVisitors = (text: unknown): text is string =>
  typeof text === "string" &&
  text.length <= maxLength &&
  aboutFields.test(text) &&
  !forDevelopers.test(text.trim());

function refusedResult(status: number, body: string, fields?: ResponseFields): ServiceResult {
  const [first] = Array.isArray(fields?.errors) ? (fields.errors as unknown[]) : [];
  const texts = fields
    ? [(first as ResponseFields | undefined)?.message, fields.message, fields.error]
    : [body];
  const message = invalidInput.includes(status) ? texts.find(isForVisitors) : undefined;
  return message ? { status: "refused", message: message.trim() } : { status: "refused" };
}

/**
 * Interprets a response. The status is not enough: services also respond with 200 and a captcha
 * page.
 *
 * @param status of the response
 * @param body its text; an empty one counts as accepted
 */
export function interpretResponse(status: number, body: string): ServiceResult {
  if (status >= 500) return { status: "server" };
  const fields = parseObject(body);
  if (status >= 400) return refusedResult(status, body, fields);
  if (status >= 300) return { status: "uncertain" };
  if (fields) return isRefusal(fields) ? refusedResult(status, body, fields) : { status: "sent" };
  return { status: body.trim() === "" ? "sent" : "uncertain" };
}
