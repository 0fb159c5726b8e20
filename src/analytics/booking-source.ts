/** The label of a booking link in events. */
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
  | "poster"
  | "contact_bar";
