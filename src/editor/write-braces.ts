import type { Facts } from "../content/model/facts";

/** What is left as it is (braces with a backslash, tags, code between ticks), a name in braces, or a brace. */
const parts = /\\[{}]|<\/?[A-Za-z](?:"[^"]*"|[^">])*>|`[^`\n]*`|\{(?<name>[\w.-]+)\}|[{}]/g;

/**
 * A text as a file has it, in which braces hold facts: others get the backslash that the editor takes
 * away when it opens a text.
 */
export const writeBraces = (text: string, facts: Facts): string =>
  text.replace(parts, (part: string, name: string | undefined) => {
    if (name !== undefined) return Object.hasOwn(facts, name) ? part : `\\{${name}\\}`;
    return part === "{" || part === "}" ? `\\${part}` : part;
  });
