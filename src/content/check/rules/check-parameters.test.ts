import { readErrors, replace, type BadInput } from "../../../../test/content-check/check-files";

const shop = '"groomerPageUrl": "https://booking.com/shaggy"';
const dog = (parameters: string) =>
  replace("data/site.json", shop, `${shop}, "dogParameters": ${parameters}`);
const forms = '"forms": {}';
const poster = (fields: string) =>
  replace("data/site.json", forms, `${forms}, "poster": { ${fields} }`);

const cases: BadInput[] = [
  [
    "a name with spaces",
    dog('{ "size": "dog size" }'),
    'data/site.json booking.dogParameters.size | "dog size" | one word without spaces, like size',
  ],
  [
    "two parameters with the same name",
    dog('{ "size": "dog", "coat": "dog" }'),
    'data/site.json booking.dogParameters.coat | "dog", as on line … | a name that no other parameter of the booking address has',
  ],
  [
    "a poster that would lose the shop's name",
    poster('"parameter": "shop", "source": "poster"'),
    'data/site.json poster.parameter | "shop", as on line … | a name that no other parameter of the booking address has',
  ],
  [
    "a source that is a sentence",
    poster('"parameter": "utm_source", "source": "the poster at the door"'),
    'data/site.json poster.source | "the poster at the door" | up to 40 letters, digits, hyphens and periods, like poster',
  ],
];

test.each(cases)(
  "%s: the owner reads what is wrong, where, and what to do",
  async (_what, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  },
);

test.each([
  ["that the provider's URL already has is refused", '{ "size": "lang" }', 1],
  ["that it doesn't have is accepted", '{ "size": "size", "coat": "coat", "service": "job" }', 0],
])("a parameter %s", async (_what, parameters, count) => {
  const errors = await readErrors(async (files) => {
    await replace(
      "data/site.json",
      '"https://booking.com"',
      '"https://booking.com/?lang=en"',
    )(files);
    await dog(parameters)(files);
  });
  expect(errors.filter((error) => error.includes("as on line …"))).toHaveLength(count);
});

test("a poster that opens the site itself can use any parameter", async () => {
  const change = poster('"parameter": "shop", "source": "poster", "viaSite": true');
  expect(await readErrors(change)).toEqual([]);
});
