import { weekdays } from "../../src/lib/time/opening-hours";

const name = `(?:${weekdays.join("|")})`;
const range = `${name}(?: to ${name})?`;
const days = `${range}(?:(?:, | and )${range})*`;
const hours = String.raw`\d+:\d\d [ap]m to \d+:\d\d [ap]m`;

const indexOf = (day: string): number => weekdays.findIndex((one) => one === day);

/** The days that a reader takes from `Monday, Tuesday and Friday to Sunday`, `daily` or `Every day`. */
export function readDays(text: string): string[] {
  if (text === "daily" || text === "Every day") return [...weekdays];
  if (!new RegExp(`^${days}$`).test(text)) throw new Error(`No days: ${text}`);
  return [...text.matchAll(new RegExp(range, "g"))].flatMap(([stretch]) => {
    const [first = "", last = first] = stretch.split(" to ");
    return weekdays.slice(indexOf(first), indexOf(last) + 1);
  });
}

/**
 * The hours of each weekday that a reader takes from words like `10:00 am to 6:00 pm, Saturday
 * 9:00 am to 1:00 pm, closed on Sunday`: hours without a day are those of all days not named; who is
 * told only of named days takes the others for closed.
 */
export function readHours(text: string): string[] {
  if (text === "closed for now") return weekdays.map(() => "Closed");
  const part = `closed on (?<closed>${days})|(?:(?<named>${days}) )?(?<hours>${hours})`;
  const parts = [...text.matchAll(new RegExp(part, "g"))];
  if (parts.map(([whole]) => whole).join(", ") !== text) throw new Error(`No hours: ${text}`);
  const said = new Map<string, string>();
  let others = "Closed";
  for (const { groups = {} } of parts) {
    for (const day of groups.closed ? readDays(groups.closed) : []) said.set(day, "Closed");
    for (const day of groups.named ? readDays(groups.named) : [])
      said.set(day, String(groups.hours));
    if (!groups.closed && !groups.named) others = String(groups.hours);
  }
  return weekdays.map((day) => said.get(day) ?? others);
}
