import {
  mdxComponents,
  addressAttributes,
  isSafeAddress,
  textAttributes,
  textElements,
} from "../../content-check/rules/mdx-elements";

/** A part of an MDX text, as the parser hands it to plugins. */
interface Part {
  type: string;
  /** Of tags. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** Of code. */
  value?: string;
  /** Of links and pictures. */
  url?: string;
  children?: Part[];
  position?: { start: { line: number; column: number } };
}

const comments = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/;

function findInTag({ name, attributes = [] }: Part): string | undefined {
  const known = [...mdxComponents, ...textElements];
  if (!name || !known.includes(name)) return `the tag <${name ?? ""}>`;
  const refused = attributes.find(({ type, name: attribute = "", value }) => {
    if (type !== "mdxJsxAttribute" || !textAttributes.includes(attribute)) return true;
    if (typeof value === "object" && value !== null) return true;
    return addressAttributes.includes(attribute) && !isSafeAddress(String(value));
  });
  return refused && `${refused.name ?? "{…}"} in <${name}>`;
}

function find(part: Part): string | undefined {
  if (part.type === "mdxjsEsm") return "an import or export";
  if (part.type.endsWith("Expression"))
    return comments.test(part.value ?? "") ? undefined : "braces";
  if (part.type.startsWith("mdxJsx")) return findInTag(part);
  return part.url === undefined || isSafeAddress(part.url) ? undefined : `the address ${part.url}`;
}

function refuse(part: Part): void {
  const found = find(part);
  const { line = 1, column = 1 } = part.position?.start ?? {};
  if (found) throw new Error(`${line}:${column}: an article can't have ${found}`);
  part.children?.forEach(refuse);
}

/**
 * A plugin of MDX that stops at whatever isn't text before any of it runs. The content check, which
 * says how to fix it, knows MDX by its signs; the parser is what can't be deceived.
 *
 * @throws Error with line and column
 */
export const refuseCode = () => refuse;
