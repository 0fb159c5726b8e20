import { closedDayIn } from "./closed-days";
import {
  type CalendarDay,
  weekdayIndex,
  addDays,
  formatDay,
  toIsoDate,
  weekdays,
  formatMinutes,
  localMoment,
} from "./calendar";
import { formatCount } from "../text/words";
import { clockTimes, hasOpenDay, summarizeWeek } from "./opening-hours";

export interface OpeningTimes {
  week: readonly { day: string; hours: string }[];
  closedDays: readonly { name: string; date: string }[];
  changedHours: readonly Queries.NoticeChangedHours[];
}

export type ShopDay = ReturnType<typeof shopDay>;

/** A day of the shop's calendar. Changed hours take precedence over closed days, and those over the week. */
function shopDay(date: CalendarDay, { week, closedDays, changedHours }: OpeningTimes) {
  const weekday = weekdayIndex(date);
  const isoDate = toIsoDate(date);
  const isToday = (closed: { date: string }): boolean => {
    const day = closedDayIn(date.year, closed.date);
    return day !== undefined && toIsoDate(day) === isoDate;
  };
  const changed = changedHours.find((day) => day.date === isoDate)?.hours;
  const usual = week.find(({ day }) => day === weekdays[weekday])?.hours ?? "Closed";
  const isUsuallyOpen = !changed && usual !== "Closed";
  const closedFor = isUsuallyOpen ? closedDays.find(isToday)?.name : undefined;
  const hours = closedFor ? "Closed" : (changed ?? usual);
  return { date, weekday, hours, times: clockTimes(hours), changed, closedFor };
}

const farthest = 366;

/** The next opening after today: `, opens tomorrow at 10 am`; empty if there isn't one within a year. */
function formatNextOpening({ date: today }: ShopDay, times: OpeningTimes): string {
  for (let ahead = 1; ahead <= farthest; ahead += 1) {
    const next = shopDay(addDays(today, ahead), times);
    const [opens] = next.times;
    if (opens === undefined) continue;
    const day = ahead < weekdays.length ? String(weekdays[next.weekday]) : formatDay(next.date);
    const when = ahead === 1 ? "tomorrow" : `on ${day}`;
    return `, opens ${when} at ${formatMinutes(opens)}`;
  }
  return "";
}

/** From this many minutes before closing, the phrase contains the minutes left. */
const lastMinutes = 59;

/** Announces a closed day one day ahead: `, closed tomorrow: Thanksgiving Day`; empty on other days. */
function formatClosedTomorrow({ date }: ShopDay, times: OpeningTimes): string {
  const { closedFor } = shopDay(addDays(date, 1), times);
  return closedFor ? `, closed tomorrow: ${closedFor}` : "";
}

const formatReopening = (minutes: number): string => `, opens again at ${formatMinutes(minutes)}`;

function openingStateOn(today: ShopDay, minutes: number, times: OpeningTimes) {
  const { hours, closedFor } = today;
  const closed = (phrase: string) => ({ isOpen: false, phrase });
  if (hours === "Closed" && !hasOpenDay(times.week)) return closed(summarizeWeek(times.week));
  if (!today.times.length) {
    const reason = closedFor ? ` for ${closedFor}` : "";
    return closed(`${hours} today${reason}${formatNextOpening(today, times)}`);
  }
  const [at, later] = today.times.filter((time) => minutes < time);
  if (at === undefined) return closed(`Closed now${formatNextOpening(today, times)}`);
  const index = today.times.indexOf(at);
  if (index === 0)
    return closed(`Opens today at ${formatMinutes(at)}${formatClosedTomorrow(today, times)}`);
  if (index % 2 === 0) return closed(`Closed now${formatReopening(at)}`);
  const left = at - minutes;
  const next = later ? formatReopening(later) : formatClosedTomorrow(today, times);
  const closing = left <= lastMinutes ? `, closes in ${formatCount(left, "minute")}` : next;
  return { isOpen: true, phrase: `Open today until ${formatMinutes(at)}${closing}` };
}

export function openingState(times: OpeningTimes, now: Date) {
  const { minutes, ...date } = localMoment(now);
  const days = weekdays.map((_, ahead) => shopDay(addDays(date, ahead), times));
  return { ...openingStateOn(shopDay(date, times), minutes, times), days };
}

export function nextClosedDay(
  times: OpeningTimes,
  now: Date,
  withinDays: number,
): (CalendarDay & { name: string }) | undefined {
  const today = localMoment(now);
  for (let ahead = 1; ahead <= withinDays; ahead += 1) {
    const { date, closedFor } = shopDay(addDays(today, ahead), times);
    if (closedFor) return { ...date, name: closedFor };
  }
  return undefined;
}
