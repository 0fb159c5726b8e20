/** The error that the package throws if it can't write, with the host's response as the cause. */
interface Failure {
  message?: unknown;
  cause?: unknown;
}

const kept = "Nothing was saved, and your text is still in the form.";

const messages: [isMeant: (words: string, status: number) => boolean, message: string][] = [
  [
    (words) => /rate limit|too many requests/i.test(words),
    `You saved too often in a short time. ${kept} Wait an hour, then press Save again.`,
  ],
  [
    (words, status) => status === 401 || /bad credentials|unauthorized|token/i.test(words),
    `You are no longer signed in. ${kept} Copy your text, reload this page, and sign in with a new token.`,
  ],
  [
    (words, status) => status === 403 || status === 404 || /not accessible|forbidden/i.test(words),
    `Your account may not change this site. ${kept} Ask the person who set up the site to give your account write access.`,
  ],
  [
    (words, status) => status === 409 || /expected branch|conflict|not a fast.forward/i.test(words),
    `Somebody else saved at the same moment. ${kept} Press Save again.`,
  ],
  [
    (words) => /failed to send|failed to fetch|networkerror|load failed|network/i.test(words),
    `There is no connection to the internet. ${kept} Check the connection, then press Save again.`,
  ],
  [
    (words, status) => status >= 500 || /failed to parse/i.test(words),
    `The service that stores the site’s files has a problem. ${kept} Wait a few minutes, then press Save again.`,
  ],
];

const toFailure = (value: unknown): Failure =>
  typeof value === "object" && value !== null ? value : { message: value };

/** The reason of a failed save in plain words; the original message if the reason is unknown. */
export function hostErrorMessage(error: unknown): string {
  const failure = toFailure(error);
  const cause = toFailure(failure.cause) as Failure & { status?: unknown };
  const words = [failure.message, cause.message].filter((one) => typeof one === "string").join(" ");
  const status = typeof cause.status === "number" ? cause.status : 0;
  const [, message] = messages.find(([isMeant]) => isMeant(words, status)) ?? [];
  return (
    message ??
    `The editor can’t write the site’s files. ${kept} Press Save again in a few minutes. If you see this message again, send it to the person who set up the site: ${words}`
  );
}
