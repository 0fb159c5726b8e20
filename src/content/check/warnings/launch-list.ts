import { collections } from "../../model/collections";
import { isPlaceholder } from "../../model/fill-from-host";
import { collectionOfFile } from "../../model/collection-of-file";
import { collectionNames, type CollectionName } from "../../model/names";
import type { RawContent } from "../content";
import { sortByLocation, type Warning } from "../errors";
import { isSample, placeholders, samples } from "./samples";

/** The host replaces the address that came with the site. */
const isFilledByHost = ({ file, field }: Warning, publishedUrl: string | undefined): boolean =>
  file === "data/site.json" &&
  field === "url" &&
  publishedUrl !== undefined &&
  !isPlaceholder(publishedUrl);

/**
 * What isn't the owner's own yet.
 *
 * @param publishedUrl the address that the site has or will have: the host's, or the one in `data/site.json`
 */
export const launchWarnings = (content: RawContent, publishedUrl: string | undefined): Warning[] =>
  sortByLocation([
    ...samples(content),
    ...placeholders(content).filter((one) => !isFilledByHost(one, publishedUrl)),
  ]);

/** The part of the launch list that the owner works through in one form. */
export interface LaunchForm {
  name: CollectionName;
  /** The form's name in the editor: `Price cards`. */
  label: string;
  warnings: Warning[];
  /** How many steps are left. */
  left: number;
}

/** Visitors notice these first; the rest follows in the order of the editor's sections. */
const noticedFirst: CollectionName[] = [
  "site",
  "home",
  "gallery",
  "packages",
  "team",
  "reviews",
  "socialLinks",
  "locations",
  "serviceTiles",
  "serviceItems",
  "faq",
  "posts",
  "pages",
];

/** A shop replaces the samples of these as a whole, so they are one step. */
const replacedAsWhole = new Set<CollectionName>(["gallery", "reviews", "posts"]);

function toForm(name: CollectionName, all: Warning[]): LaunchForm {
  const isWhole = replacedAsWhole.has(name);
  const sampleFiles = new Set(all.filter(isSample).map(({ file, record }) => `${file} ${record}`));
  // What else is wrong in a sample disappears with it.
  const warnings = isWhole
    ? all.filter((one) => isSample(one) || !sampleFiles.has(`${one.file} ${one.record}`))
    : all;
  const sampleCount = isWhole ? warnings.filter(isSample).length : 0;
  return {
    name,
    label: collections[name].edited?.label ?? (name === "posts" ? "Blog posts" : "Pages"),
    warnings,
    left: warnings.length - Math.max(0, sampleCount - 1),
  };
}

/** The launch list by form: what visitors notice first is at the top. */
export function launchForms(warnings: readonly Warning[]): LaunchForm[] {
  const names = [...new Set([...noticedFirst, ...collectionNames])];
  return names
    .map((name) =>
      toForm(
        name,
        warnings.filter(({ file }) => collectionOfFile(file) === name),
      ),
    )
    .filter((form) => form.warnings.length > 0);
}

/** The number of steps that are left. */
export const countLeft = (forms: readonly LaunchForm[]): number =>
  forms.reduce((sum, { left }) => sum + left, 0);
