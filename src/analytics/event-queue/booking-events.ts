/** The events that a click on a booking link means: what each says about where the link stands. */
export function bookingEvents(source: string): Readonly<Record<string, string>>[] {
  return source === "header_nav"
    ? [{ location: source }, { location: "Location Header", Location: "Header" }]
    : [{ location: source }];
}
