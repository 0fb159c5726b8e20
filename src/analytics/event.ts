export type EventName =
  | "Page Viewed"
  | "Book Now Clicked"
  | "Phone Clicked"
  | "Text Clicked"
  | "Mail Clicked"
  | "Directions Clicked"
  | "Form Sent"
  | "Form Failed"
  /** The visitor's email app received the text; nobody knows whether it was sent. */
  | "Form Handed Over"
  | "Estimate Shown"
  | "Chat Category Chosen"
  | "Poster Saved";

export interface AnalyticsEvent {
  event: EventName;
  properties: Readonly<Record<string, string | number>>;
}

export type BookingSource =
  | "home_hero"
  | "pricing"
  | "header_nav"
  | "about"
  | "book_page"
  | "text_page"
  | "services"
  | "reviews"
  | "price_list"
  | "locations"
  | "blog"
  | "chat"
  | "poster"
  | "contact_bar";
