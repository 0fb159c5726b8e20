import { sizePrices } from "../../../test/builders/prices";
import { priceCatalog } from "./price-catalog";

const sizes = [
  { id: "small", label: "Small" },
  { id: "large", label: "Large" },
];
const coats = [
  { id: "short", label: "Short" },
  { id: "long", label: "Long" },
];

/** The offers of a catalog with one service: the name and the price in dollars of each. */
const offers = (service: object) => {
  const prices = [{ id: "bath", label: "Bath", ...service }];
  const catalog = JSON.parse(
    JSON.stringify(priceCatalog("https://www.shaggy.example", prices, sizes, coats)),
  ) as {
    itemListElement: {
      itemListElement: { name: string; priceSpecification: { price: number } }[];
    }[];
  };
  return catalog.itemListElement[0]?.itemListElement.map(({ name, priceSpecification }) => [
    name,
    priceSpecification.price,
  ]);
};

test("a starting price is a minimum, and a note is part of the name", () => {
  const sizes = sizePrices({ size: "small", short: 35 });
  const service = { id: "bath", label: "Bath", andUp: true, note: "no dry", sizes };
  const small = [{ id: "small", label: "Small" }];
  expect(priceCatalog("https://www.shaggy.example", [service], small, coats)).toMatchObject({
    itemListElement: [
      {
        itemListElement: [
          { name: "Bath (no dry), Small, Short coat", priceSpecification: { minPrice: 35 } },
        ],
      },
    ],
  });
});

test.each([
  [
    "each size and coat",
    {
      sizes: sizePrices({ size: "small", short: 35, long: 39.5 }, { size: "large", long: 60 }),
    },
    [
      ["Bath, Small, Short coat", 35],
      ["Bath, Small, Long coat", 39.5],
      ["Bath, Large, Long coat", 60],
    ],
  ],
  [
    "every size at once",
    { everySize: { price: 35, coats: ["long"] } },
    [["Bath, every size, Long coat", 35]],
  ],
])("the catalog contains a price for %s", (_what, service, expected) => {
  expect(offers(service)).toEqual(expected);
});
