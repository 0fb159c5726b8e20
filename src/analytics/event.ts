/** What can happen on the site, by the names that the provider shows. */
export type EventName =
  | "Page Viewed"
  | "Book Now Clicked"
  | "Phone Clicked"
  | "Text Clicked"
  | "Mail Clicked"
  | "Directions Clicked"
  | "Form Sent"
  | "Form Failed"
  /** The visitor's mail program got the words; whether it sends them nobody knows. */
  | "Form Handed Over"
  | "Estimate Shown"
  | "Chat Category Chosen"
  /** As a picture, or handed to the browser's print for a PDF. */
  | "Poster Saved";

/** Something that happened on the page, with everything there is to say about it. */
export interface AnalyticsEvent {
  event: EventName;
  properties: Readonly<Record<string, string | number>>;
}
