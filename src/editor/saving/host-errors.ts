/** The error that Sveltia CMS throws if it can't write, with the host's response as the cause. */
interface Failure {
  message?: unknown;
  cause?: unknown;
}

/** The second sentence of messages about a failed save. */
export const notSavedYet = "Your changes aren’t saved yet; they are still in the form.";

const messages: [matches: (text: string, status: number) => boolean, message: string][] = [
  [
    (text) => /rate limit|too many requests/i.test(text),
    `You saved too often in a short time. ${notSavedYet} Wait an hour, then press Save again.`,
  ],
  [
    (text, status) => status === 401 || /bad credentials|unauthorized|token/i.test(text),
    `You are no longer signed in. ${notSavedYet} Copy your text, reload this page, and sign in with a new token.`,
  ],
  [
    (text, status) => status === 403 || status === 404 || /not accessible|forbidden/i.test(text),
    `Your account may not change this site. ${notSavedYet} Ask the person who set up the site to give your account write access.`,
  ],
  [
    (text, status) =>
      status === 409 || /expected branch|branch has moved|conflict|not a fast.forward/i.test(text),
    "Another save has arrived, perhaps this one, if the connection broke. Your text is still in the form. Press Save again.",
  ],
  [
    (text) => /failed to send|failed to fetch|networkerror|load failed|network/i.test(text),
    "There is no connection to the internet, so the editor can’t see whether this save arrived. Your text is still in the form. Check the connection, then press Save again.",
  ],
  [
    (text, status) => status >= 500 || /failed to parse/i.test(text),
    `The service that stores the site’s files has a problem. ${notSavedYet} Wait a few minutes, then press Save again.`,
  ],
];

const toFailure = (value: unknown): Failure =>
  typeof value === "object" && value !== null ? value : { message: value };

/** Explains a failed save to the owner. Contains the original message if the reason is unknown. */
export function hostErrorMessage(error: unknown): string {
  const failure = toFailure(error);
  const cause = toFailure(failure.cause) as Failure & { status?: unknown };
  const text = [failure.message, cause.message].filter((one) => typeof one === "string").join(" ");
  const status = typeof cause.status === "number" ? cause.status : 0;
  const [, message] = messages.find(([matches]) => matches(text, status)) ?? [];
  return (
    message ??
    `The editor can’t write the site’s files. ${notSavedYet} Press Save again in a few minutes. If you see this message again, send it to the person who set up the site: ${text}`
  );
}
