import { replace } from "../../../test/content-check/check-files";
import {
  says,
  expectContradiction,
  expectNothing,
  type Contradicting,
  type Harmless,
} from "../../../test/content-check/contradicting";

const contradicting: Contradicting[] = [
  [
    "a band that overlaps another",
    replace("data/dog-sizes.json", "0-14 lbs", "0-13 lbs"),
    "0-14 lbs",
    "data/dog-sizes.json:6 · dog size small · range: 0-13 lbs",
  ],
  [
    "a band in a text",
    says("Small dogs, 0-12 pounds."),
    "0-12 lbs",
    "dog size small · range: 0-14 lbs",
  ],
  [
    "a band that begins elsewhere",
    says("Small dogs, 5-14 lbs."),
    "5-14 lbs",
    "dog size small · range: 0-14 lbs",
  ],
  [
    "a band without an end",
    says("Large dogs, 16+ lbs."),
    "16+ lbs",
    "dog size large · range: 15+ lbs",
  ],
];

const harmless: Harmless[] = [["a band that joins sizes", says("Dogs of 0+ lbs.")]];

it.each(contradicting)("%s contradicts", (_, change, one, other) =>
  expectContradiction(change, one, other),
);

it.each(harmless)("%s contradicts nothing", (_, change) => expectNothing(change));
