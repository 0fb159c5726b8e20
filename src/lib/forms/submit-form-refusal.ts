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
export async function readRefusal(response: Response): Promise<string | undefined> {
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
