import type { ShippedPackage } from "../../src/gatsby/licenses/license-text";

/** A known weakness of a package, as `npm audit --json` tells it. */
export interface Advisory {
  /** The package's name. */
  name: string;
  title: string;
  url: string;
  /** `low`, `moderate`, `high` or `critical`. */
  severity: string;
  /** The versions that have it: `<2.0.1`. */
  range: string;
}

/** What `npm audit --json` writes of a package; others are in it only because they depend on one. */
export interface AuditedPackage {
  name: string;
  /** Its advisories; a text is the name of the package from which the weakness comes. */
  via: (Advisory | string)[];
  /** Its folders: `node_modules/qs`. */
  nodes: string[];
}

/** An advisory, and where the package lies. */
export interface Finding extends Advisory {
  folders: string[];
}

/** Findings by whom they can reach. */
export interface SortedFindings {
  /** In the very version that visitors are sent. */
  shipped: Finding[];
  /** In tools that only run where the site is built. */
  tools: Finding[];
}

/**
 * Tells weaknesses of what visitors are sent from those of build tools.
 *
 * @param shippedPackages from the built site's `licenses.json`
 * @param versionIn the version of the package in a folder
 */
export function sortAdvisories(
  audited: readonly AuditedPackage[],
  shippedPackages: readonly Pick<ShippedPackage, "name" | "version">[],
  versionIn: (folder: string) => string,
): SortedFindings {
  const isShipped = (name: string, folder: string) =>
    shippedPackages.some((one) => one.name === name && one.version === versionIn(folder));
  const sorted: SortedFindings = { shipped: [], tools: [] };
  for (const { name, via, nodes } of audited) {
    const reaches = nodes.some((folder) => isShipped(name, folder)) ? sorted.shipped : sorted.tools;
    const own = via.filter((one) => typeof one !== "string");
    reaches.push(...own.map((advisory) => ({ ...advisory, folders: nodes })));
  }
  return sorted;
}
