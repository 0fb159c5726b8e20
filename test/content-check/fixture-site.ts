import sharp from "sharp";

/** The files of a site by path; tests change them before they are written to disk. */
export type Files = Map<string, string | Buffer>;

const link = { name: "FAQ", href: "/faq/" };
const heading = { heading: "Words" };
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const data: Record<string, unknown> = {
  site: {
    name: "Shaggy Dogs",
    established: 2020,
    description: "A shop for shaggy dogs.",
    url: "https://www.shaggy.com",
    phone: "(512) 555-0242",
    email: "hello@shaggy.com",
    salesTaxPercent: 8.25,
    address: { street: "1 Farm Road", city: "Austin", state: "TX", postalCode: "78700" },
    serviceArea: ["Austin", "Kyle"],
    neighbor: {
      name: "Feed Store",
      url: "https://feed.com",
      directions: "Look for {neighbor}.",
    },
    map: { latitude: 30.16, longitude: -97.83 },
    booking: {
      url: "https://booking.com",
      parameter: "shop",
      name: "shaggy",
      groomerPageUrl: "https://booking.com/shaggy",
    },
    forms: {},
    developer: { name: "Team", url: "https://team.com" },
  },
  home: {
    hero: {
      title: "In Dogs",
      welcome: "Welcome to {name}.",
      serviceArea: "We serve {service-area}.",
    },
    gallery: heading,
    team: heading,
    pricing: heading,
    reviews: heading,
    location: heading,
  },
  navigation: { header: [link], footer: [{ heading: "Support", links: [link] }] },
  "social-links": [{ name: "Facebook", href: "https://facebook.com/shaggy", icon: "facebook" }],
  gallery: [
    { name: "doodle.jpg", alt: "A doodle after a bath" },
    { name: "poodle.jpg", alt: "A poodle with a topknot" },
  ],
  team: [
    {
      name: "Dana H.",
      email: "dana@shaggy.com",
      role: "Groomer",
      imageUrl: "dana.jpg",
      bio: "Call {phone}.",
    },
  ],
  reviews: [
    { id: 1, text: "My dog smells of flowers.", author: "Maria G.", date: "January 12, 2025" },
    { id: 2, text: "My dog sleeps at last.", author: "Sam P.", date: "May 2025", image: "bow.png" },
  ],
  hours: days.map((day) => ({ day, hours: "10:00 am to 6:00 pm", walkIn: "Ask us" })),
  "closed-days": [{ name: "Christmas Day", date: "December 25" }],
  "closed-once": [],
  packages: [
    {
      id: "bath-only",
      name: "Bath Only",
      href: "booking",
      price: { starting: 35, addons: 100 },
      description: "A bath.",
      features: ["Shampoo"],
    },
  ],
  "dog-sizes": [
    { id: "small", label: "Small", description: "Corgis", range: "0-14 lbs" },
    { id: "large", label: "Large", description: "Huskies", range: "15+ lbs" },
  ],
  "coat-types": [
    { id: "short", label: "Short", description: "Smooth" },
    { id: "long", label: "Long", description: "Curly" },
  ],
  prices: [
    {
      id: "bath",
      label: "Bath",
      sizes: [
        { size: "small", short: 35, long: 39 },
        { size: "large", short: 42, long: 43 },
      ],
    },
    { id: "fff", label: "Feet, Face & Fanny", everySize: { price: 35, coats: ["long"] } },
  ],
  "walk-in": [{ id: "nail-trim", name: "Nail trim", price: 18 }],
  "service-items": [{ id: "pawdicure", name: "Pawdicure", description: "Paws.", price: 25 }],
  "price-lists": [{ slug: "to14", title: "Small Dogs", items: ["pawdicure"] }],
  "service-tiles": [{ label: "0-14 lbs", priceList: "to14", description: "Small dogs" }],
  locations: [
    {
      city: "Kyle",
      introduction: "Near.",
      neighborhoods: [{ name: "Plum Creek", minutes: 15 }],
      reasons: ["Near"],
    },
  ],
  promotions: [],
  "seasonal-offers": [{ id: "nails", month: "May", discount: "$3", subject: "nail trims" }],
  notice: [],
  facts: [{ id: "notice", value: "24 hours", description: "How early to cancel" }],
  faq: [{ id: "cost", question: "What is a bath?", answer: "From {price.bath.small.short}." }],
  "chat-categories": [
    { id: "pricing", label: "Prices", question: "How much?" },
    { id: "services", label: "Services", question: "What do you do?" },
    { id: "booking", label: "Booking", question: "Can I come?", answer: "Please do." },
    { id: "location", label: "Location", question: "Where?", answer: "In {service-area}." },
    { id: "requirements", label: "Requirements", question: "What do I bring?", answer: "A dog." },
    { id: "hours", label: "Hours", question: "When?", answer: "Open {hours}." },
  ],
  "chat-services": [{ id: "dental", label: "Dental", description: "Teeth.", article: "teeth" }],
  chat: {
    greeting: "Hi",
    askSize: "Size?",
    askCoat: "Coat?",
    askAnother: "More?",
    services: "These:",
  },
};

const post = `---
title: "Clean teeth"
preview: "Why we clean the teeth of dogs, and how often a dog needs it done."
author: "Dana H."
datePublished: 2025-05-01
lastModified: 2025-05-02
image: cover.jpg
imageAlt: "A dog that shows its teeth"
tags: [teeth]
category: "Pet Health"
---

A bath is {price.bath.small.short}.

<Callout>Call us.</Callout>
`;

const page = `---
title: "Terms"
description: "What you agree to."
lastModified: 2025-05-02
---

Our terms.
`;

const picture = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: "tan",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });

export const jpeg = picture(400).jpeg().toBuffer();

export async function fixtureSite(): Promise<Files> {
  const bytes = await jpeg;
  return new Map<string, string | Buffer>([
    ...Object.entries(data).map(
      ([name, value]) => [`data/${name}.json`, JSON.stringify(value, null, 2)] as const,
    ),
    ["content/blog/teeth/index.mdx", post],
    ["content/blog/teeth/cover.jpg", bytes],
    ["content/pages/terms.mdx", page],
    ["content/gallery/doodle.jpg", bytes],
    ["content/gallery/poodle.jpg", bytes],
    ["content/team/dana.jpg", bytes],
    ["content/reviews/bow.png", bytes],
  ]);
}
