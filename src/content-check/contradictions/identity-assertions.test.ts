import { replace } from "../../../test/content-check/check-files";
import {
  says,
  expectContradiction,
  expectNothing,
  type Contradicting,
  type Harmless,
} from "../../../test/content-check/contradicting";

const contradicting: Contradicting[] = [
  ["another sales tax", says("Plus 8% sales tax."), "8", "site identity · salesTaxPercent: 8.25"],
  [
    "another phone number",
    says("Call us at 512-555-0243."),
    "512-555-0243",
    "site identity · phone: (512) 555-0242",
  ],
  [
    "another address for mail",
    says("Write to us: hi@shaggy.com."),
    "hi@shaggy.com",
    "site identity · email: hello@shaggy.com",
  ],
  [
    "another year of opening",
    says("We have been here since 2019."),
    "2019",
    "site identity · established: 2020",
  ],
];

const harmless: Harmless[] = [
  ["a number of somebody else", says("The poison line is (888) 426-4435.")],
  ["an address of the team", says("Write to our Dana: dana@shaggy.com.")],
  [
    "what a client says",
    replace(
      "data/reviews.json",
      "My dog sleeps",
      "I paid $99 for a bath, closed on Mondays, since 2019 our dog sleeps",
    ),
  ],
];

it.each(contradicting)("%s contradicts", (_, change, one, other) =>
  expectContradiction(change, one, other),
);

it.each(harmless)("%s contradicts nothing", (_, change) => expectNothing(change));
