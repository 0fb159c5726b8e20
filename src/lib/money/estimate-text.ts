import { estimateId } from "../links/site-ids";
import { servicesPath } from "../links/routes";
import { formatExactDollars } from "./money";
import type { DogEstimate, EstimateLine } from "./price-estimate";

const formatLine = ({ label, price, total, suffix }: EstimateLine): string =>
  `${label}: ${formatExactDollars(price)}${suffix}, with tax ${formatExactDollars(total)}${suffix}`;

export const estimateSentences = (lines: readonly EstimateLine[]): string =>
  lines.map((line) => `${formatLine(line)}.`).join(" ");

/** An estimate as plain text for messages and the clipboard, one line per service. */
export const estimateText = ({ dog, lines }: Pick<DogEstimate, "dog" | "lines">): string =>
  [`Price estimate: ${dog}`, ...lines.map(formatLine)].join("\n");

export const estimatePath = ({ size, coat }: Pick<DogEstimate, "size" | "coat">): string =>
  `${servicesPath}?${new URLSearchParams({ size, coat }).toString()}#${estimateId}`;
