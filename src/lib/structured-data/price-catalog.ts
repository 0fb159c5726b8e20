import { findPrice, type ServicePrices } from "../money/price-estimate";
import { catalogReference, currency } from "./business";

interface Choice {
  readonly id: string;
  readonly label: string;
}

const offer = (name: string, price: number, isStarting: boolean) => ({
  "@type": "Offer",
  name,
  priceSpecification: {
    "@type": "PriceSpecification",
    ...(isStarting ? { minPrice: price } : { price }),
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
  },
});

function serviceOffers(service: ServicePrices, sizes: readonly Choice[], coats: readonly Choice[]) {
  const label = service.note ? `${service.label} (${service.note})` : service.label;
  const rows = service.everySize
    ? sizes.slice(0, 1).map(({ id }) => ({ id, words: "every size" }))
    : sizes.map(({ id, label }) => ({ id, words: label }));
  return rows.flatMap(({ id, words }) =>
    coats.flatMap((coat) => {
      const price = findPrice(service, id, coat.id);
      return price === undefined
        ? []
        : offer(`${label}, ${words}, ${coat.label} coat`, price, Boolean(service.andUp));
    }),
  );
}

export const priceCatalog = (
  url: string,
  prices: readonly ServicePrices[],
  sizes: readonly Choice[],
  coats: readonly Choice[],
) => ({
  ...catalogReference(url),
  name: "Dog grooming prices",
  itemListElement: prices.map((service) => ({
    "@type": "OfferCatalog",
    name: service.label,
    itemListElement: serviceOffers(service, sizes, coats),
  })),
});
