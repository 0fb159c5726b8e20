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
  section(
    "photos",
    "Photos",
    "photo_library",
    "The photos that visitors swipe through on the home page, the first one first.",
  ),
  section(
    "prices",
    "Prices",
    "payments",
    "Every price of the site stands here, each in one place.",
  ),
  section(
    "hours",
    "Opening hours",
    "schedule",
    "Opening hours, closed days, and the notice for a day that is different.",
  ),
  section(
    "promotions",
    "Promotions",
    "sell",
    "Offers on the Sales page. Each goes by itself after its last day.",
  ),
  section(
    "reviews",
    "Reviews",
    "reviews",
    "What clients said, in the order in which the home page shows it.",
  ),
  section("team", "Team", "badge", "Who works at the shop."),
  section("questions", "Questions", "quiz", "The questions and answers of the FAQ page."),
  section("chat", "Chat", "forum", "What the chat says."),
  section("places", "Places", "location_on", "The towns of the Locations page."),
  section(
    "shop",
    "Shop",
    "storefront",
    "Name, phone, address and booking; the words of the home page; links.",
  ),
];
