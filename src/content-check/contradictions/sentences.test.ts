import { replace, write, type Change } from "../../../test/content-check/check-files";
import { expectContradiction } from "../../../test/content-check/contradicting";

const wrong = "A Pawdicure is $26.";

const instead = (file: string, part: string): [file: string, change: Change] => [
  file,
  replace(file, part, wrong),
];

it.each([
  instead("data/site.json", "A shop for shaggy dogs."),
  instead("data/home.json", "Welcome to {name}."),
  instead("data/team.json", "Call {phone}."),
  instead("data/packages.json", "A bath."),
  instead("data/service-items.json", "Paws."),
  instead("data/service-tiles.json", "Small dogs"),
  instead("data/locations.json", "Near."),
  instead("data/faq.json", "What is a bath?"),
  instead("data/chat-categories.json", "When?"),
  instead("data/chat-services.json", "Teeth."),
  instead("data/chat.json", "These:"),
  instead("content/blog/teeth/index.mdx", "Call us."),
  instead("content/pages/terms.mdx", "Our terms."),
  [
    "data/promotions.json",
    write(
      "data/promotions.json",
      JSON.stringify([
        { id: "paws", title: "Paws", description: wrong, terms: "Once.", validUntil: "2025-06-30" },
      ]),
    ),
  ] satisfies [string, Change],
])("what %s says may contradict", (_, change) =>
  expectContradiction(change, "$26", "service item pawdicure"),
);
