import { taxOn, toCents } from "./money";

/** The prices of a service in dollars, as in `data/prices.json`. */
export interface ServicePrices {
  id: string;
  label: string;
  /** Prices by size and coat. Without a price, the service isn't offered for that size and coat. */
  sizes?: readonly SizePrices[] | null;
  /** The same price for all sizes; offered only for these coats. */
  everySize?: { readonly price: number; readonly coats: readonly string[] } | null;
  /** Whether its prices are starting prices. */
  andUp?: boolean | null;
  /** A short remark, such as `no dry`, after the label. */
  note?: string | null;
}

interface SizePrices {
  readonly size: string;
  readonly short?: number | null;
  readonly long?: number | null;
  readonly double?: number | null;
}

/** The price of a service for a dog; amounts in whole cents. */
export interface EstimateLine {
  id: string;
  label: string;
  /** Before tax. */
  price: number;
  tax: number;
  /** With tax. */
  total: number;
  /** ` and up` after a starting price; otherwise empty. */
  suffix: string;
}

/** A dog's size and coat, and what its services cost. */
export interface DogEstimate {
  /** Id of the size. */
  size: string;
  /** Id of the coat. */
  coat: string;
  /** The chosen dog in a few words. */
  dog: string;
  lines: readonly EstimateLine[];
  /** Names of the services that aren't offered for the coat. */
  notOffered: readonly string[];
}

const isPriceColumn = (coat: string): coat is "short" | "long" | "double" =>
  coat === "short" || coat === "long" || coat === "double";

/** A service's price in dollars before tax; `undefined` if it isn't offered. */
export function findPrice(
  { sizes, everySize }: ServicePrices,
  size: string,
  coat: string,
): number | undefined {
  if (everySize) return everySize.coats.includes(coat) ? everySize.price : undefined;
  const row = sizes?.find((candidate) => candidate.size === size);
  return (row && isPriceColumn(coat) && row[coat]) || undefined;
}

/**
 * The prices of a dog's services, before and with tax: one line for each service offered for its
 * size and coat. Tax is computed and rounded half up per line, as if each service were bought
 * separately.
 *
 * @param size id of a dog size
 * @param coat id of a coat type
 * @param prices one entry per service; the lines keep this order
 */
export function estimatePrices(
  size: string,
  coat: string,
  prices: readonly ServicePrices[],
  salesTaxPercent: number,
): EstimateLine[] {
  return prices.flatMap((service) => {
    const dollars = findPrice(service, size, coat);
    if (dollars === undefined) return [];
    const price = toCents(dollars);
    const tax = taxOn(price, salesTaxPercent);
    const { id, label, andUp, note } = service;
    return {
      id,
      label: note ? `${label} (${note})` : label,
      price,
      tax,
      total: price + tax,
      suffix: andUp ? " and up" : "",
    };
  });
}

/** A dog's estimate: the prices, and the services that aren't offered. */
export function estimateForDog(
  size: { readonly id: string; readonly range: string },
  coat: { readonly id: string; readonly label: string },
  prices: readonly ServicePrices[],
  salesTaxPercent: number,
): DogEstimate {
  const lines = estimatePrices(size.id, coat.id, prices, salesTaxPercent);
  const missing = prices.filter(({ id }) => lines.every((line) => line.id !== id));
  return {
    size: size.id,
    coat: coat.id,
    dog: `${size.range}, ${coat.label.toLowerCase()} coat`,
    lines,
    notOffered: missing.map(({ label }) => label),
  };
}
