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

test.each([
  [
    "each size and coat",
    {
      sizes: sizePrices({ size: "small", short: 35, long: 39.5 }, { size: "large", long: 60 }),
    },
    [
      ["Bath, Small, Short coat", { price: 35 }],
      ["Bath, Small, Long coat", { price: 39.5 }],
      ["Bath, Large, Long coat", { price: 60 }],
    ],
  ],
  [
    "every size at once",
    { everySize: { price: 35, coats: ["long"] } },
    [["Bath, every size, Long coat", { price: 35 }]],
  ],
  [
    "a service with a note that starts at a price",
    { andUp: true, note: "no dry", sizes: sizePrices({ size: "small", short: 35 }) },
    [["Bath (no dry), Small, Short coat", { minPrice: 35 }]],
  ],
])("the catalog contains a price for %s", (_what, service, expected) => {
  const prices = [{ id: "bath", label: "Bath", ...service }];
  expect(priceCatalog("https://www.shaggy.example", prices, sizes, coats)).toMatchObject({
    itemListElement: [
      {
        itemListElement: expected.map(([name, priceSpecification]) => ({
          name,
          priceSpecification,
        })),
      },
    ],
  });
});
