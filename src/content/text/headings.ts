import { isFreeId, toFreeId } from "../../lib/links/site-ids";
import { slugify } from "../../lib/links/routes";
import { attributeOf, isTag, partsOf, nodeText, type MdxNode } from "./mdx-node";

const lowestLevel = 6;

/** `7. Promotions` gets the id `promotions`, so that links survive a new section before it. */
const withoutNumber = (title: string): string => title.replace(/^\d+\.\s/, "");

/** The level in the source: 2 for `##` and `<h2>`; `undefined` for other nodes. */
function writtenLevel(node: MdxNode): number | undefined {
  if (node.type === "heading") return node.depth;
  const [, level] = /^h([1-6])$/.exec((isTag(node) && node.name) || "") ?? [];
  return level ? Number(level) : undefined;
}

function withLevelAndId(node: MdxNode, level: number, id: string): MdxNode {
  if (!isTag(node)) return { ...node, depth: level, id, data: { hProperties: { id } } };
  const { attributes = [] } = node;
  const hasId = attributes.some(({ name }) => name === "id");
  const added = hasId ? [] : [{ type: "mdxJsxAttribute", name: "id", value: id }];
  return { ...node, name: `h${level}`, id, attributes: [...attributes, ...added] };
}

/** Updates links inside a text to headings whose id was renamed because the site uses it. */
function redirectLinks(node: MdxNode, ids: ReadonlyMap<string, string>): MdxNode {
  const redirect = (href: unknown) => {
    const id = typeof href === "string" && href.startsWith("#") && ids.get(href.slice(1));
    return id ? `#${id}` : href;
  };
  const { url, attributes, children } = node;
  return {
    ...node,
    ...(url !== undefined && { url: redirect(url) as string }),
    ...(attributes && {
      attributes: attributes.map((one) =>
        one.name === "href" ? { ...one, value: redirect(one.value) } : one,
      ),
    }),
    ...(children && { children: children.map((child) => redirectLinks(child, ids)) }),
  };
}

/**
 * Gives each heading a unique id, and a level that starts at 2 and skips none: `#` becomes 2, and a
 * `##` below it 3.
 */
export function placeHeadings(text: MdxNode): MdxNode {
  const taken = new Set(partsOf(text).flatMap((part) => attributeOf(part, "id") ?? []));
  const redirected = new Map<string, string>();
  /** The source levels of the headings around the current position. */
  const around: number[] = [];

  function chooseId(node: MdxNode): string {
    const own = attributeOf(node, "id");
    if (own !== undefined && isFreeId(own)) return own;
    const title = withoutNumber(nodeText(node));
    const base = toFreeId(title);
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    const slug = slugify(title);
    if (slug && base !== slug && !taken.has(slug) && !redirected.has(slug))
      redirected.set(slug, id);
    return id;
  }

  function place(node: MdxNode): MdxNode {
    const written = writtenLevel(node);
    if (written !== undefined) {
      while ((around.at(-1) ?? 0) >= written) around.pop();
      around.push(written);
      return withLevelAndId(node, Math.min(around.length + 1, lowestLevel), chooseId(node));
    }
    return node.children ? { ...node, children: node.children.map(place) } : node;
  }

  const placed = place(text);
  return redirected.size > 0 ? redirectLinks(placed, redirected) : placed;
}
