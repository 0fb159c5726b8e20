/** Suffixes that sync programs, editors and people add to the name of a copy. */
const marks = [
  / ?\(\d+\)$/, // prices (1)
  / \d+$/, // prices 2
  /[ _.-]*\(?(?:sync-)?conflict.*$/i, // prices (conflicted copy of Ada), prices.sync-conflict-20260101
  /(?: -)? copy.*$/i, // prices copy, prices - Copy (2)
  / \([^)]*\)$/, // prices (Ada's MacBook)
  /[ _.-](?:backup|bak|old|orig|original|new)$/i,
];

/** Suffixes after the extension: prices.json.bak, prices.json~, prices.json.orig. */
const behindExtension = /(\.(?:json|mdx))(?:[.~ ].*|#)$/i;

/**
 * The original of a copied file, by name. The copy may also be a folder: `blog/ticks 2`.
 *
 * @param paths all files, with slashes
 */
export function copiedFile(path: string, paths: ReadonlySet<string>): string | undefined {
  const plain = path.replace(behindExtension, "$1").replace(/(^|\/)#(?=[^/]*$)/, "$1");
  if (plain !== path && paths.has(plain)) return plain;
  const steps = plain.split("/");
  for (const [index, step] of steps.entries()) {
    const [, stem = "", extension = ""] = /^(.*?)(\.[a-z]+)?$/is.exec(step) ?? [];
    for (const mark of marks) {
      const original = steps.with(index, stem.replace(mark, "") + extension).join("/");
      if (original !== path && paths.has(original)) return original;
    }
  }
  return undefined;
}
