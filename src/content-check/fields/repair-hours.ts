type Half = "am" | "pm";

/** A time of day as somebody wrote it; `half` is missing where it wasn't written. */
interface WrittenTime {
  hour: number;
  minute: string;
  half?: Half;
}

const clock = /(\d{1,2})(?:[:.](\d{2}))?(?:\s*([ap])\.?\s?m\.?)?|\bnoon\b|\bmidnight\b/gi;

function readTime([text, hour, minute = "00", letter]: RegExpMatchArray): WrittenTime {
  if (hour === undefined) return { hour: 12, minute, half: /noon/i.test(text) ? "pm" : "am" };
  const number = Number(hour);
  // 18:00 and 00:30 can only be meant in one way.
  if (number > 12) return { hour: number - 12, minute, half: "pm" };
  if (number === 0) return { hour: 12, minute, half: "am" };
  return { hour: number, minute, ...(letter && { half: `${letter.toLowerCase()}m` as Half }) };
}

/** No shop opens at 2 in the night: early numbers without am or pm are meant for the afternoon. */
const openingHalf = (hour: number): Half => (hour >= 6 && hour < 12 ? "am" : "pm");

const show = ({ hour, minute, half }: WrittenTime, otherwise: Half): string =>
  `${hour}:${minute} ${half ?? otherwise}`;

/**
 * Hours as data/hours.json has them: `10am-6pm`, `10 - 6` and `10:00-18:00` are 10:00 am to 6:00 pm.
 *
 * @returns the text itself if it can't be read as hours
 */
export function toHours(text: string): string {
  const [opens, closes, third] = [...text.matchAll(clock)].map(readTime);
  if (!opens) return /\b(?:closed|shut|off)\b/i.test(text) ? "Closed" : text;
  if (!closes || third) return text;
  return `${show(opens, openingHalf(opens.hour))} to ${show(closes, "pm")}`;
}
