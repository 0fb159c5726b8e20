import { findPrice, serviceLabel, type ServicePrices } from "../money/price-estimate";
import { catalogReference, currency } from "./business";

type Choice = Pick<Queries.CoatTypeChoiceFragment, "id" | "label">;

function serviceOffers(service: ServicePrices, sizes: readonly Choice[], coats: readonly Choice[]) {
  const offers = [];
  for (const size of service.everySize ? sizes.slice(0, 1) : sizes)
    for (const coat of coats) {
      const price = findPrice(service, size.id, coat.id);
      if (price === undefined) continue;
      const sizeLabel = service.everySize ? "every size" : size.label;
      offers.push({
        "@type": "Offer",
        name: `${serviceLabel(service)}, ${sizeLabel}, ${coat.label} coat`,
        priceSpecification: {
          "@type": "PriceSpecification",
          [service.andUp ? "minPrice" : "price"]: price,
          priceCurrency: currency,
        },
      });
    }
  return offers;
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
