/** The label of a booking link in events. */
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
