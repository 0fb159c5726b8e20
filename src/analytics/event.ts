/** Something that happened on the page, with everything there is to say about it. */
export interface AnalyticsEvent {
  event: "Page Viewed" | "Book Now Clicked";
  properties: Readonly<Record<string, string | number>>;
}
