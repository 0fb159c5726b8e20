/** Where a booking link stands. */
export type BookingSource =
  | "home_hero"
  | "pricing"
  | "header_nav"
  | "about"
  | "book_page"
  | "text_page"
  | "services"
  | "price_list"
  | "locations"
  | "blog"
  | "chat"
  | "poster";

/** What is told about a click on a booking link. */
export interface BookingClick {
  source: BookingSource;
}

/** The name of the window's event that carries a {@link BookingClick}. */
export const bookingClickEvent = "shop:booking-click";

/**
 * Says that a booking link was clicked. Whoever reports visits listens for the event on `window`,
 * so that no component knows the reporting service.
 */
export function trackBookingClick(source: BookingSource): void {
  window.dispatchEvent(new CustomEvent<BookingClick>(bookingClickEvent, { detail: { source } }));
}
