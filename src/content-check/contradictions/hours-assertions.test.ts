import { all, replace, type Change } from "../../../test/content-check/check-files";
import {
  says,
  expectContradiction,
  expectNothing,
  type Contradicting,
  type Harmless,
} from "../../../test/content-check/contradicting";

const closedOn = (day: string): Change =>
  replace(
    "data/hours.json",
    `"${day}",\n    "hours": "10:00 am to 6:00 pm"`,
    `"${day}",\n    "hours": "Closed"`,
  );

/** The shop's only closed day is December 25. */
const closedDay = (date: string) => replace("data/closed-days.json", "December 25", date);

const contradicting: Contradicting[] = [
  [
    "another hour",
    says("We are open 9 a.m. to 6 p.m."),
    "9:00 am to 6:00 pm",
    "opening hours Monday · hours: 10:00 am to 6:00 pm",
  ],
  [
    "another half hour",
    says("We are open 10 am to 6:30 pm."),
    "10:00 am to 6:30 pm",
    "opening hours Monday · hours: 10:00 am to 6:00 pm",
  ],
  [
    "a day's hours",
    all(closedOn("Sunday"), says("Sunday hours: 10 am to 6 pm.")),
    "10:00 am to 6:00 pm",
    "opening hours Sunday · hours: Closed",
  ],
  ["a weekday that is open", says("We are closed on Sundays."), "Closed", "opening hours Sunday"],
  [
    "a weekday that is open, in short,",
    says("We're closed Sundays."),
    "Closed",
    "opening hours Sunday",
  ],
  [
    "a week that isn't whole",
    all(closedOn("Sunday"), says("We are open seven days a week.")),
    "open every day",
    "closed on Sunday",
  ],
  [
    "a day that is no closed day",
    says("We are closed on December 26."),
    "December 26",
    "closed day December 25 · date: December 25",
  ],
  [
    "a closed day of another year",
    all(closedDay("December 25, 2025"), says("We are closed on December 25, 2026.")),
    "December 25, 2026",
    "closed day December 25, 2025 · date: December 25, 2025",
  ],
];

const harmless: Harmless[] = [
  ["an event's hours", says("The party is 1 pm to 3 pm.")],
  ["a week without a closed day", says("We are open seven days a week.")],
  ["a closed day by its date", says("We are closed on December 25.")],
  ["a closed day by its weekday", closedDay("4th Thursday of November")],
  [
    "a date that the weekday's can be",
    all(closedDay("4th Thursday of November"), says("We are closed on November 26.")),
  ],
  ["a day that is no day off", says("The photo was taken on December 26.")],
];

it.each(contradicting)("%s contradicts", (_, change, one, other) =>
  expectContradiction(change, one, other),
);

it.each(harmless)("%s contradicts nothing", (_, change) => expectNothing(change));
