import { mdxComponents, textElements } from "../../content/text/elements";
import type { Facts } from "../../content/model/facts";

/** The tags that texts can contain. */
export const knownTags: readonly string[] = [...mdxComponents, ...textElements];

/** A tag in the source. Quoted values may contain `>`. */
export const tagPattern = String.raw`<\/?(?<tag>[A-Za-z]\w*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>])*>`;

/** Left unchanged: an escaped sign, and code between backticks. */
const literal = String.raw`\\[{}<]|(?<ticks>\`+)[^\`](?:[^]*?[^\`])?\k<ticks>(?!\`)`;

const signs = new RegExp(`${literal}|${tagPattern}|\\{(?<fact>[\\w.-]+)\\}|[{}<]`, "g");

/** Escapes `<`, `{` and `}`, which MDX can't parse, unless they belong to an allowed tag or a fact. */
export const escapeSigns = (text: string, facts: Facts): string =>
  text.replace(signs, (found: string, ...rest: unknown[]) => {
    const { ticks, tag, fact } = rest.at(-1) as Partial<Record<string, string>>;
    if (ticks || (tag && knownTags.includes(tag)) || found.startsWith("\\")) return found;
    if (fact && Object.hasOwn(facts, fact)) return found;
    return `\\${found.charAt(0)}${escapeSigns(found.slice(1), facts)}`;
  });
