/** Where a booking link is: the label that its clicks are sent with. */
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
