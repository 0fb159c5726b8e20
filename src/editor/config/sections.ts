/** A line in the editor's list on the left: what the owner thinks of as one thing. */
export interface EditedSection {
  name: string;
  label: string;
  /** One of Google's Material Symbols. */
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
 * What the owner would look for. Which file of `data/` stands where says src/content/model/collections.ts;
 * posts and pages stand in `cms-config.ts`.
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
