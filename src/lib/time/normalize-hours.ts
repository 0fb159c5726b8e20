import { normalizeTyping } from "../text/normalize-typing";
import { byAppointment } from "./opening-hours";

/** An opening period, in minutes after local midnight. */
export interface OpenMinutes {
  opens: number;
  closes: number;
}

const noon = 12 * 60;
const midnight = 24 * 60;

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?(?: ?m\b\.?)?)?(?: ?o'?clock)?`;
const periodPattern = new RegExp(
  `^(?:from |open )?${clock} ?(?:-|to|till|until|thru|through) ?${clock}$`,
);

const closedPattern = /^(?:we(?: are|'re) )?closed(?: all day)?\.?$/;
const appointmentPattern =
  /^(?:(?:open )?(?:only )?by|only by|on) (?:appointment|appt\.?)(?: only)?\.?$/;
const appointmentOnly = /^(?:appointment|appt\.?)s? only\.?$/;

/** The possible meanings of a time, in minutes after midnight: `5` can be morning or afternoon. */
function meaningsOf(hour: number, minute: number, half: string | undefined): number[] {
  const isHalfDay = hour >= 1 && hour <= 12;
  if (minute > 59 || hour > 24 || (half && !isHalfDay)) return [];
  if (!isHalfDay) return [hour * 60 + minute];
  const morning = (hour % 12) * 60 + minute;
  if (half) return [half === "a" ? morning : morning + noon];
  return [morning, morning + noon];
}

/** A period with the possible meanings of its times. */
interface WrittenPeriod {
  opens: number[];
  closes: number[];
  /** Whether at least one of the times is unambiguous. */
  isMarked: boolean;
}

function toPeriod(period: string): WrittenPeriod | undefined {
  const match = periodPattern.exec(period);
  if (!match) return undefined;
  const [, hour, minute = "0", half, endHour, endMinute = "0", endHalf] = match;
  const opens = meaningsOf(Number(hour), Number(minute), half);
  const ends = meaningsOf(Number(endHour), Number(endMinute), endHalf);
  // Midnight as a closing time is the end of the day.
  const closes = ends.map((end) => (end === 0 ? midnight : end));
  return { opens, closes, isMarked: opens.length === 1 || closes.length === 1 };
}

/** Parses the periods of a lower-case text; `undefined` if one of them is invalid. */
function toPeriods(text: string): WrittenPeriod[] | undefined {
  const periods = text
    .replace(/(?:\b12(?::00)? ?)?\b(?:noon|midday)\b/g, "12:00 pm")
    .replace(/(?:\b12(?::00)? ?)?\bmidnight\b/g, "12:00 am")
    .split(/ ?(?:[,;&+/]|\band\b) ?(?:and )?/)
    .map(toPeriod);
  return periods.every((period) => period !== undefined) ? periods : undefined;
}

/** Every reading of the periods in which each time is later than the one before. */
const readingsOf = (periods: readonly WrittenPeriod[]): OpenMinutes[][] =>
  periods.reduce<OpenMinutes[][]>(
    (readings, { opens: starts, closes: ends }) =>
      readings.flatMap((before) =>
        starts.flatMap((opens) =>
          ends
            .filter((closes) => opens > (before.at(-1)?.closes ?? -1) && closes > opens)
            .map((closes) => [...before, { opens, closes }]),
        ),
      ),
    [[]],
  );

const formatClock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour % 24 < 12 ? "am" : "pm"}`;
};

const formatPeriods = (periods: readonly OpenMinutes[]): string =>
  periods
    .map(({ opens, closes }) => `${formatClock(opens)} to ${formatClock(closes)}`)
    .join(" and ");

/**
 * Parses hours in the usual spellings.
 *
 * @returns the stored format; `undefined` for other texts, and for ambiguous hours
 */
export function normalizeHours(written: string): string | undefined {
  const text = normalizeTyping(written).toLowerCase();
  if (closedPattern.test(text)) return "Closed";
  if (appointmentPattern.test(text) || appointmentOnly.test(text)) return byAppointment;
  const periods = toPeriods(text) ?? [];
  const [reading, ...others] = periods.every(({ isMarked }) => isMarked) ? readingsOf(periods) : [];
  const isReadable = reading?.length && others.length === 0 && reading.at(-1)?.closes !== midnight;
  return isReadable ? formatPeriods(reading) : undefined;
}

/** The earliest hour at which a shop opens, if its owner left out am or pm. */
const usualOpening = 6 * 60;

/**
 * Explains hours that can't be parsed or are ambiguous.
 *
 * @returns the problem, and the most likely hours
 */
export function findHoursProblem(written: string): { problem: string; likely?: string } {
  const periods = toPeriods(normalizeTyping(written).toLowerCase());
  if (!periods) return { problem: "hours like 9:00 am to 5:00 pm, or Closed, or By appointment" };
  if (periods.some(({ opens, closes }) => opens.length === 0 || closes.length === 0))
    return { problem: "times that exist, like 9:00 am to 5:00 pm" };
  const readings = readingsOf(periods);
  const [usual = readings[0]] = readings.filter(([first]) => Number(first?.opens) >= usualOpening);
  if (!usual) return { problem: "a closing time after the opening time, like 9:00 am to 5:00 pm" };
  if (usual.at(-1)?.closes === midnight)
    return {
      problem: "a closing time before midnight",
      likely: formatPeriods(usual).replace(/12:00 am$/, "11:59 pm"),
    };
  return { problem: "am or pm after each time", likely: formatPeriods(usual) };
}
