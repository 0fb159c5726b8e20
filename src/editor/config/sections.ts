/** A line of the editor's sidebar. */
export interface EditedSection {
  name: string;
  label: string;
  /** The name of one of Google's Material Symbols. */
  icon: string;
  description: string;
}

const section = (
  name: string,
  label: string,
  icon: string,
  description: string,
): EditedSection => ({ name, label, icon, description });

/**
 * Sections in the owner's terms. src/content/model/collections.ts assigns files to sections; posts
 * and pages are in `cms-config.ts`.
 */
export const sections: EditedSection[] = [
  section("photos", "Photos", "photo_library", "The photos on the home page, in this order."),
  section(
    "prices",
    "Prices",
    "payments",
    "All prices. The site, the chat and texts take them from here.",
  ),
  section(
    "hours",
    "Opening hours",
    "schedule",
    "Opening hours, closed days, and the notice for an unusual day.",
  ),
  section(
    "promotions",
    "Promotions",
    "sell",
    "Offers on the Sales page. Each one disappears after its last day.",
  ),
  section("reviews", "Reviews", "reviews", "Reviews by clients, in the order of the home page."),
  section("team", "Team", "badge", "The people who work at the shop."),
  section("questions", "Questions", "quiz", "The questions and answers of the FAQ page."),
  section("chat", "Chat", "forum", "The questions, answers and messages of the chat."),
  section("places", "Locations", "location_on", "The towns on the Locations page."),
  section(
    "shop",
    "Shop",
    "storefront",
    "Name, phone, address and booking, the texts on the home page, and links.",
  ),
];
