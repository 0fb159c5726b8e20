import { isFreeId, isSiteId } from "../../../../lib/links/site-ids";
import { slugify } from "../../../../lib/links/slug";
import { attributeOf, partsOf, type MdxNode } from "../../../text/mdx-node";
import { type ErrorText, shorten } from "../../errors";

/** Errors of an element's id. */
export function checkId(attribute: string, id: string): ErrorText[] {
  if (isFreeId(id)) return [];
  const found = `${attribute}="${shorten(id)}"`;
  if (isSiteId(id))
    return [
      {
        found: `${found}, which the site uses itself`,
        expected: `another ${attribute}`,
        fix: `write ${attribute}="my-${slugify(id)}"`,
      },
    ];
  const expected = `lower-case letters and digits, with hyphens between words: ${attribute}="nail-care"`;
  const free = slugify(id);
  return [{ found, expected, ...(isFreeId(free) && { fix: `write ${attribute}="${free}"` }) }];
}

/** Errors of ids that an earlier element of the text has. */
export function repeatedIds(text: MdxNode): (ErrorText & { node: MdxNode })[] {
  const seen = new Set<string>();
  return partsOf(text).flatMap((node) => {
    const id = attributeOf(node, "id");
    const isRepeated = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    if (!isRepeated) return [];
    const found = `id="${shorten(id)}", which an earlier element of this text already has`;
    return [{ node, found, expected: "an id that no other element of the text has" }];
  });
}
