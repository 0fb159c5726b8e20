import { attributesOf } from "../../../text/elements";
import { attributeOf, isTag, offsetOf, partsOf, type MdxNode } from "../../../text/mdx-node";
import { type ContentRecord, errorAt, type Position } from "../../content";
import type { ContentError } from "../../errors";
import { leavesOf } from "../../walk-fields";
import { linkError } from "./link-error";
import { isWaiting, type LinkTargets } from "./link-targets";

interface Link {
  href: string;
  position: Position;
}

/** The links in a record's fields. Such a field may also contain a word (`booking`) or a file name. */
const linksInFields = (record: ContentRecord): Link[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    if (!field?.meta.link || typeof value !== "string" || !/^\/|:/.test(value)) return [];
    // An invalid value is an error of its own.
    return field.schema.safeParse(value).success ? [{ href: value, position: path }] : [];
  });

function hrefOf(node: MdxNode): string | undefined {
  if (!isTag(node)) return node.type === "image" ? undefined : node.url;
  const href = node.attributes?.find(({ name }) => name === "href");
  if (!href || !attributesOf(node.name ?? "").includes("href")) return undefined;
  // `<a href>` has no value; that of `href={…}` is an error of its own.
  return href.value ? attributeOf(node, "href") : "";
}

/** The links of a text: in Markdown and in tags. */
const linksInText = ({ body }: ContentRecord): Link[] =>
  (body ? partsOf(body.tree) : []).flatMap((node) => {
    const href = hrefOf(node);
    return href === undefined ? [] : [{ href, position: offsetOf(node) }];
  });

/**
 * Errors of links: unsafe ones, and those that lead to a missing page.
 *
 * @param today a day like 2025-01-31, in Austin
 */
export function checkLinks(
  record: ContentRecord,
  targets: LinkTargets,
  today: string,
): ContentError[] {
  const isFromWaiting = isWaiting(record, today);
  return [...linksInFields(record), ...linksInText(record)].flatMap(({ href, position }) => {
    const error = linkError(href, targets, isFromWaiting);
    return error ? [errorAt(record, position, error)] : [];
  });
}
