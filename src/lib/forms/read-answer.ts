/** The result of sending a form, from the service's response. */
export type Answered =
  | { status: "sent" }
  /** The service rejected the form; `message` is its own text if it suits visitors. */
  | { status: "refused"; message?: string }
  /** The service failed. */
  | { status: "server" }
  /** The form may or may not have arrived. */
  | { status: "uncertain" };

/** Fields of the services' JSON responses. */
interface Answer {
  success?: unknown;
  ok?: unknown;
  status?: unknown;
  result?: unknown;
  message?: unknown;
  error?: unknown;
  errors?: unknown;
}

function parse(body: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return answer && typeof answer === "object" ? answer : undefined;
  } catch {
    return undefined;
  }
}

const negative = /^(0$|[45]\d\d$|false|err|fail|invalid|spam)/i;
const empty = /^(null|false|0|""|\[\]|\{\})$/;

/** Some services respond with 200 to a form that they reject. FormSubmit writes `"success": "false"`. */
const isRefusal = ({ success, ok, status, result, error, errors }: Answer): boolean =>
  [success, ok, status, result].some((value) => negative.test(String(value))) ||
  [error, errors].some((value) => value !== undefined && !empty.test(JSON.stringify(value)));

/** The statuses for invalid input. */
const typed = [400, 409, 422];

const longest = 200; // characters
const aboutFields = /\b(e-?mail|mailbox|phone|message|your name|subscribed)\b/i;
const forDevelopers =
  /[<>{}[\]\\/_=|\p{Cc}]|\b(forms?\b|activat|verif|key|token|captcha|ajax|json|url|domain|sender|recipient|owner|account|config|plan|limit|quota|submission|param|request|server)/iu;

/** Whether a text is one short sentence about a field, not a message for developers. */
const isForVisitors = (text: unknown): text is string =>
  typeof text === "string" &&
  text.length <= longest &&
  aboutFields.test(text) &&
  !forDevelopers.test(text.trim());

function refuse(status: number, body: string, answer?: Answer): Answered {
  const [first] = Array.isArray(answer?.errors) ? (answer.errors as unknown[]) : [];
  const texts = answer
    ? [(first as Answer | undefined)?.message, answer.message, answer.error]
    : [body];
  const message = typed.includes(status) ? texts.find(isForVisitors) : undefined;
  return message ? { status: "refused", message: message.trim() } : { status: "refused" };
}

/**
 * Interprets a response. The status is not enough: services also respond with 200 and a captcha
 * page.
 *
 * @param status of the response
 * @param body its text; an empty one counts as accepted
 */
export function readAnswer(status: number, body: string): Answered {
  if (status >= 500) return { status: "server" };
  const answer = parse(body);
  if (status >= 400) return refuse(status, body, answer);
  if (status >= 300) return { status: "uncertain" };
  if (answer) return isRefusal(answer) ? refuse(status, body, answer) : { status: "sent" };
  return { status: body.trim() === "" ? "sent" : "uncertain" };
}
