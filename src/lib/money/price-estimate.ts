import { taxOn, toCents, formatExactDollars } from "./money";
import { estimateId } from "../links/site-ids";
import { servicesPath } from "../links/routes";

type Service = Queries.ServicePricesFragment;

export type ServicePrices = Pick<Service, "id" | "label"> & Partial<Service>;

/** The prices of a size as in `data/prices.json`: each coat is a key. */
export interface PriceRow {
  readonly size: string;
  readonly [coat: string]: string | number | undefined;
}

export const coatPrices = (row: PriceRow): Queries.CoatPrice[] =>
  Object.entries(row).flatMap(([coat, price]) =>
    typeof price === "number" ? { coat, price } : [],
  );

export type DogEstimate = ReturnType<typeof estimateForDog>;

export const serviceLabel = ({ label, note }: ServicePrices): string =>
  note ? `${label} (${note})` : label;

export function findPrice(
  { sizes, everySize }: ServicePrices,
  size: string,
  coat: string,
): number | undefined {
  if (everySize) return everySize.coats.includes(coat) ? everySize.price : undefined;
  const row = sizes?.find((candidate) => candidate.size === size);
  return row?.prices.find((one) => one.coat === coat)?.price;
}

/** One line for each offered service. Tax is rounded half up per line, as if bought separately. */
export function estimateForDog(
  size: { readonly id: string; readonly range: string },
  coat: { readonly id: string; readonly label: string },
  prices: readonly ServicePrices[],
  salesTaxPercent: number,
) {
  const lines = [];
  const withoutPrice: string[] = [];
  for (const service of prices) {
    const dollars = findPrice(service, size.id, coat.id);
    if (dollars === undefined) {
      withoutPrice.push(service.label);
      continue;
    }
    const price = toCents(dollars);
    const tax = taxOn(price, salesTaxPercent);
    const suffix = service.andUp ? " and up" : "";
    const label = serviceLabel(service);
    lines.push({ id: service.id, label, price, tax, total: price + tax, suffix });
  }
  const dog = `${size.range}, ${coat.label.toLowerCase()} coat`;
  return { size: size.id, coat: coat.id, dog, lines, withoutPrice };
}

function formatLine({ label, price, tax, total, suffix }: DogEstimate["lines"][number]): string {
  const withTax = tax > 0 ? `, with tax ${formatExactDollars(total)}${suffix}` : "";
  return `${label}: ${formatExactDollars(price)}${suffix}${withTax}`;
}

/** Which services have no price for the dog, and what to do about them. Empty if all have one. */
export function missingPriceText({ dog, lines, withoutPrice }: DogEstimate, phone: string): string {
  if (lines.length > 0 && withoutPrice.length === 0) return "";
  const services = lines.length > 0 ? `: ${withoutPrice.join("; ")}` : "";
  return `No listed price for ${dog}${services}. Please call ${phone}.`;
}

export function estimateSentences(estimate: DogEstimate, phone: string): string {
  const { dog, lines } = estimate;
  const priced = lines.map((line) => `${formatLine(line)}.`).join(" ");
  return [priced && `${dog}: ${priced}`, missingPriceText(estimate, phone)].join(" ").trim();
}

export const estimateText = ({ dog, lines }: Pick<DogEstimate, "dog" | "lines">): string =>
  [`Price estimate: ${dog}`, ...lines.map(formatLine)].join("\n");

export const estimatePath = ({ size, coat }: Pick<DogEstimate, "size" | "coat">): string =>
  `${servicesPath}?${new URLSearchParams({ size, coat }).toString()}#${estimateId}`;
