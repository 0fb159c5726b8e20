/** Days in a row with the same hours. */
export interface DayRange {
  /** `Every day`, `Monday` or `Monday to Friday`. */
  days: string;
  hours: string;
}

/** The week's hours in as few lines as they need. */
export function summarizeWeek(week: readonly { day: string; hours: string }[]): DayRange[] {
  const ranges: { first: string; last: string; hours: string }[] = [];
  for (const { day, hours } of week) {
    const current = ranges.at(-1);
    if (current?.hours === hours) current.last = day;
    else ranges.push({ first: day, last: day, hours });
  }
  if (ranges.length === 1) return ranges.map(({ hours }) => ({ days: "Every day", hours }));
  return ranges.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }));
}
