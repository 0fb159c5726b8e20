import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a pin north of the pole",
    replace("data/site.json", '"latitude": 30.16', '"latitude": 300'),
    `
data/site.json
  line 25 · site identity · map.latitude
    found     300
    expected  a latitude in degrees, from -90 to 90 (How far north the shop is, in degrees: in Texas between 25 and 37; for example 30.2672)
`,
  ],
  [
    "latitude and longitude in each other's place",
    replace(
      "data/site.json",
      '"latitude": 30.16,\n    "longitude": -97.83',
      '"latitude": -97.83,\n    "longitude": 30.16',
    ),
    `
data/site.json
  line 25 · site identity · map.latitude
    found     -97.83
    expected  a latitude in degrees, from -90 to 90 (How far north the shop is, in degrees: in Texas between 25 and 37; for example 30.2672)
`,
  ],
  [
    "a pin as maps write it",
    replace("data/site.json", '"longitude": -97.83', '"longitude": "97.83° W"'),
    `
data/site.json
  line 26 · site identity · map.longitude
    found     "97.83° W"
    expected  a number, without quotes (How far east the shop is, in degrees: in all of America with a minus, in Texas between -107 and -93; for example -97.7431)
`,
  ],
  [
    "a pin without its longitude",
    replace("data/site.json", '30.16,\n    "longitude": -97.83', "30.16"),
    `
data/site.json
  line 24 · site identity · map.longitude
    found     nothing: the field is missing
    expected  a number, without quotes (How far east the shop is, in degrees: in all of America with a minus, in Texas between -107 and -93; for example -97.7431)
`,
  ],
  [
    "directions that don't name the neighbor",
    replace("data/site.json", "Look for {neighbor}.", "In front of the feed store."),
    `
data/site.json
  line 22 · site identity · neighbor.directions
    found     "In front of the feed store."
    expected  a sentence with {neighbor} in it (The sentence under the shop's address that leads there by the neighbor; {neighbor} becomes the link to it; for example "We are in front of {neighbor}.")
`,
  ],
];

describe("a place that nobody would find", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
