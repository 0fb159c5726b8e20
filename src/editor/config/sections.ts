import type { CollectionName } from "../../content-model/names";

/** A file of records as the owner thinks of it. */
export interface EditedFile {
  collection: CollectionName;
  label: string;
  /** What one record is called: the button says "Add Review". */
  one?: string;
  /** What a folded record shows, as a template of its fields. */
  summary?: string;
  /** Whether a new record comes first, not last. */
  newestFirst?: true;
}

/** A line in the editor's list on the left: what the owner thinks of as one thing. */
export interface EditedSection {
  name: string;
  label: string;
  /** One of Google's Material Symbols. */
  icon: string;
  description: string;
  files: EditedFile[];
}

/** The files of `data/`, by what the owner would look for. Posts and pages stand in `cms-config.ts`. */
export const sections: EditedSection[] = [
  {
    name: "photos",
    label: "Photos",
    icon: "photo_library",
    description: "The photos that visitors swipe through on the home page, the first one first.",
    files: [
      {
        collection: "gallery",
        label: "Photos",
        one: "Photo",
        summary: "{{fields.alt}}",
        newestFirst: true,
      },
    ],
  },
  {
    name: "prices",
    label: "Prices",
    icon: "payments",
    description: "Every price of the site stands here, each in one place.",
    files: [
      { collection: "packages", label: "Price cards", one: "Card", summary: "{{fields.name}}" },
      {
        collection: "prices",
        label: "Prices by size and coat",
        one: "Service",
        summary: "{{fields.label}}",
      },
      {
        collection: "walkIn",
        label: "Walk-in prices",
        one: "Service",
        summary: "{{fields.name}}: ${{fields.price}}",
      },
      {
        collection: "serviceItems",
        label: "Add-ons and other lines of the price lists",
        one: "Line",
        summary: "{{fields.name}}: ${{fields.price}}",
      },
      {
        collection: "priceLists",
        label: "Which price list has what",
        one: "List",
        summary: "{{fields.title}}",
      },
      {
        collection: "serviceTiles",
        label: "Tiles of Our Services",
        one: "Tile",
        summary: "{{fields.label}}",
      },
      {
        collection: "dogSizes",
        label: "Sizes of dogs",
        one: "Size",
        summary: "{{fields.label}}, {{fields.range}}",
      },
      { collection: "coatTypes", label: "Coats of dogs", one: "Coat", summary: "{{fields.label}}" },
      {
        collection: "facts",
        label: "Numbers in texts",
        one: "Number",
        summary: "{{fields.description}}: {{fields.value}}",
      },
    ],
  },
  {
    name: "hours",
    label: "Opening hours",
    icon: "schedule",
    description: "Opening hours, closed days, and the notice for a day that is different.",
    files: [
      {
        collection: "hours",
        label: "Opening hours",
        one: "Day",
        summary: "{{fields.day}}: {{fields.hours}}",
      },
      {
        collection: "closedDays",
        label: "Closed days",
        one: "Closed day",
        summary: "{{fields.date}}: {{fields.name}}",
      },
      {
        collection: "notices",
        label: "Notice on every page",
        one: "Notice",
        summary: "{{fields.text}}",
      },
    ],
  },
  {
    name: "promotions",
    label: "Promotions",
    icon: "sell",
    description: "Offers on the Sales page. Each goes by itself after its last day.",
    files: [
      {
        collection: "promotions",
        label: "Promotions",
        one: "Promotion",
        summary: "{{fields.title}}, until {{fields.validUntil}}",
      },
    ],
  },
  {
    name: "reviews",
    label: "Reviews",
    icon: "reviews",
    description: "What clients said, in the order in which the home page shows it.",
    files: [
      {
        collection: "reviews",
        label: "Reviews",
        one: "Review",
        summary: "{{fields.author}}, {{fields.date}}",
        newestFirst: true,
      },
    ],
  },
  {
    name: "team",
    label: "Team",
    icon: "badge",
    description: "Who works at the shop.",
    files: [{ collection: "team", label: "Team", one: "Team member", summary: "{{fields.name}}" }],
  },
  {
    name: "questions",
    label: "Questions",
    icon: "quiz",
    description: "The questions and answers of the FAQ page.",
    files: [
      { collection: "faq", label: "Questions", one: "Question", summary: "{{fields.question}}" },
    ],
  },
  {
    name: "chat",
    label: "Chat",
    icon: "forum",
    description: "What the chat says.",
    files: [
      {
        collection: "chatCategories",
        label: "Quick questions",
        one: "Question",
        summary: "{{fields.label}}",
      },
      {
        collection: "chatServices",
        label: "Services that it describes",
        one: "Service",
        summary: "{{fields.label}}",
      },
      { collection: "chat", label: "Its own lines" },
    ],
  },
  {
    name: "places",
    label: "Places",
    icon: "location_on",
    description: "The towns of the Locations page.",
    files: [{ collection: "locations", label: "Places", one: "Place", summary: "{{fields.city}}" }],
  },
  {
    name: "shop",
    label: "Shop",
    icon: "storefront",
    description: "Name, phone, address and booking; the words of the home page; links.",
    files: [
      { collection: "site", label: "Name, phone, address, booking" },
      { collection: "home", label: "Words of the home page" },
      { collection: "navigation", label: "Links of header and footer" },
      {
        collection: "socialLinks",
        label: "Social networks",
        one: "Network",
        summary: "{{fields.name}}",
      },
    ],
  },
];
