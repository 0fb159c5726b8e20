type Section = Record<"name" | "label" | "icon" | "description", string>;

const section = (name: string, label: string, icon: string, description: string): Section => ({
  name,
  label,
  icon,
  description,
});

/** The sidebar's sections. src/content/model/collections.ts assigns files to them. */
// prettier-ignore
export const sections: Section[] = [
  section("photos", "Photos", "photo_library", "The photos on the home page, in this order."),
  section("prices", "Prices", "payments", "All prices. The site, the chat, posts and pages show the prices that you enter here."),
  section("hours", "Opening hours", "schedule", "Opening hours, closed days, and the notice for an unusual day."),
  section("promotions", "Promotions", "sell", "Offers on the Sales page. Each one disappears after its last day."),
  section("reviews", "Reviews", "reviews", "Your clients’ reviews, in the order in which the home page shows them."),
  section("team", "Team", "badge", "The people who work at the shop."),
  section("questions", "Questions", "quiz", "The questions and answers of the FAQ page."),
  section("chat", "Chat", "forum", "The questions, answers and messages of the chat."),
  section("places", "Locations", "location_on", "The towns on the Locations page."),
  section("shop", "Shop", "storefront", "Name, phone, address, booking, links, and the texts on the home page."),
];
