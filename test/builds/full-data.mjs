// @ts-check
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addInjections } from "./full-injections.mjs";
import { addMarks } from "./full-marks.mjs";
import { addTextPictures, reviewPicture } from "./full-pictures.mjs";
import { addUnseenPosts } from "./full-posts.mjs";
import { collector } from "./sites.mjs";

/** The full site's environment variables, in addition to every build's. */
export const fullEnvironment = {
  GATSBY_MIXPANEL_TOKEN: "test-token",
  GATSBY_MIXPANEL_API_HOST: collector.address,
  GATSBY_MIXPANEL_PEOPLE: "true",
  GATSBY_MIXPANEL_GROUP: "site",
  GATSBY_MIXPANEL_AUTOCAPTURE: "true",
  GATSBY_MIXPANEL_RECORD_PERCENT: "100",
};

/** The sources of the full site's first reviews, in order. */
export const sources = [
  { name: "Google", url: "https://reviews.example/google/1", stars: 5 },
  { name: "in the shop" },
  { name: "Nextdoor", url: "https://reviews.example/nextdoor/3" },
  { name: "Yelp", stars: 4 },
];

/** The full site's notice: current in every year of testing, about days on which the clocks change. */
export const notice = {
  text: "Closing at 2 today, ice storm. Call {phone}.",
  kind: "closed",
  from: "2026-01-12T18:00",
  until: "2099-12-31T20:00",
  changedHours: ["2027-03-14", "2099-03-08"].map((date) => ({
    date,
    hours: "10:00 am to 2:00 pm",
  })),
};

/**
 * The full site's changes, by file: each function converts the file's data to the full site's.
 *
 * @type {Record<string, (data: any) => unknown>}
 */
export const changes = {
  "data/site.json": (site) => ({
    ...site,
    textPhone: "(512) 555-0177",
    directions: true,
    arrival: "Park behind {neighbor}; our door is the green one.",
    reviewUrl: "https://reviews.example/write",
    forms: {
      contactEndpoint: "https://formspree.io/f/abcdwxyz",
      newsletterEndpoint: "https://usebasin.com/f/1a2b3c4d5e6f",
      thankYouPage: "https://thanks.example/",
    },
    booking: {
      ...site.booking,
      dogParameters: { size: "dog-size", coat: "coat", service: "service" },
    },
    poster: { parameter: "utm_source", source: "poster", viaSite: true },
    repository: { provider: "github", name: "shop/site", branch: "main" },
    signInUrl: "https://sign-in.example",
  }),
  "data/navigation.json": (navigation) => ({
    ...navigation,
    footer: navigation.footer.map(
      (/** @type {{ links: { name: string, href: string }[] }} */ { links, ...group }) => ({
        ...group,
        links: links.map(({ name, href }) => ({ name, href })),
      }),
    ),
  }),
  "data/coat-types.json": (coats) => [
    ...coats,
    { id: "curly", label: "Curly", description: "Tight curls: poodles and doodles" },
  ],
  "data/prices.json": (prices) =>
    prices.map((/** @type {{ sizes?: { double: number }[] }} */ { sizes, ...service }) => ({
      ...service,
      ...(sizes && { sizes: sizes.map((row) => ({ ...row, curly: row.double + 5 })) }),
    })),
  "data/home.json": (home) => ({
    ...home,
    visit: {
      heading: "How a Visit Goes",
      pair: {
        before: { picture: "husky.png", alt: "A husky leaning away from a hair dryer" },
        after: { picture: "poodle.png", alt: "A white poodle with a bow" },
        caption: "One visit, two dogs",
      },
      steps: [
        { name: "Drop off", text: "Between {opening-hours}." },
        { name: "Pick up", text: "When we call." },
      ],
    },
  }),
  "data/reviews.json": (reviews) =>
    reviews.map((/** @type {object} */ review, /** @type {number} */ index) => ({
      ...review,
      ...(index === 0 && { award: "Neighborhood favorite 2024" }),
      ...(index === 1 && { avatar: "chihuahua" }),
      ...(index === 2 && { image: reviewPicture }),
      ...(sources[index] && { source: sources[index] }),
    })),
  "data/seasonal-offers.json": ([first, ...offers]) => [
    { ...first, service: "furminator" },
    ...offers,
  ],
  "data/service-tiles.json": ([first, ...tiles]) => [{ ...first, picture: "yorkie.png" }, ...tiles],
  "data/social-links.json": (links) => [
    ...links,
    { name: "TikTok", href: "https://social.example/tiktok", icon: "tiktok" },
    { name: "YouTube", href: "https://social.example/youtube", icon: "youtube" },
    { name: "Pinterest", href: "https://social.example/pinterest", icon: "pinterest" },
    { name: "Nextdoor", href: "https://social.example/nextdoor" },
    { name: "Yelp", href: "https://social.example/yelp" },
  ],
  "data/closed-once.json": () => [
    { name: "Vacation", date: "December 20, 2098", until: "January 2, 2099" },
  ],
  "data/notice.json": () => [notice],
  "data/promotions.json": () => [
    {
      id: "first-visit",
      title: "Ten dollars off a first full groom",
      description: "For dogs we have not met yet.",
      terms: "One dog, one visit, not together with other offers.",
      validUntil: "2099-12-31",
    },
  ],
};

/** Pages of text that only the full site has, by file. @type {Record<string, string>} */
const texts = {
  "content/pages/first-visit.mdx": `---
title: Your First Visit
description: What to bring, and how long it takes.
lastModified: "2025-06-27"
medallion: dog
bookingCard: true
---

## What to bring

A leash, and papers about vaccinations.
`,
};

/** Changes a copy of the project into the full site. @param {string} project its folder */
export async function addEverything(project) {
  for (const [path, changed] of Object.entries(changes)) {
    const data = JSON.parse(readFileSync(join(project, path), "utf8"));
    writeFileSync(join(project, path), JSON.stringify(changed(data), null, 2));
  }
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(project, path), text);
  addInjections(project);
  addUnseenPosts(project);
  addMarks(project);
  await addTextPictures(project);
  addByteOrderMarks(join(project, "data"));
}

/** Begins each data file as programs of Windows do. @param {string} folder */
function addByteOrderMarks(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, `\uFEFF${readFileSync(file, "utf8")}`);
  }
}
