import { missingTexts } from "./missing-texts";

/** A package whose code or files are part of the site, as the licence plugin describes it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression: `MIT`. */
  license: string;
  /** The address of its source, if it names one. */
  repository?: string;
  /** The text of its licence, if it carries one. */
  licenseText?: string;
}

const rule = "-".repeat(72);

function entry({ name, version, license, repository, licenseText }: ShippedPackage): string {
  const text = licenseText ?? missingTexts[name];
  return [
    rule,
    `${name} ${version}: ${license}`,
    ...(repository ? [repository] : []),
    ...(text ? ["", text.trim()] : []),
    "",
  ].join("\n");
}

/** What visitors are sent of other people's work, and on what terms, as a text to read. */
export const licenseText = (packages: readonly ShippedPackage[]): string =>
  [
    "This site is made with the work of others, on these terms.",
    "",
    ...packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(entry),
  ].join("\n");

/**
 * Whether a licence asks for more than to be named, and so may not be part of the site without a
 * person's decision.
 */
export const needsDecision = (license: string): boolean =>
  !/^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|Unlicense)$/.test(
    license,
  );
