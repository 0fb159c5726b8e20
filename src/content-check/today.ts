/**
 * The calendar day in Austin, whatever the clock of the machine is set to.
 *
 * @returns a day like 2025-01-31
 */
export const todayInAustin = (now: Date): string =>
  // Swedish writes dates the ISO way.
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" }).format(now);
