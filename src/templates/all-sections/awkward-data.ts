import { post, textOf } from "../../../test/builders/posts";
import {
  location,
  picture,
  pricePackage,
  promotion,
  review,
  serviceTile,
  teamMember,
} from "../../../test/builders/records";
import { sharedData, week } from "../../../test/builders/shared-data";
import { emoji, longName, longWord, rightToLeft, textOfLength, thirteen } from "./awkward-words";

/* The content check would accept all of this. */

const photo = "/social-card.jpg";
const bird = { gatsbyImageData: picture("/icons/icon-512.png") };
const longMail = `${longWord.toLowerCase()}@${"grooming-".repeat(5)}shop.example`;

/** Shared data of a shop with a long name in many towns, closed on Sundays. */
export const shared = sharedData({
  site: {
    name: longName,
    email: longMail,
    serviceArea: thirteen((name) => name),
    address: {
      street: `${longWord} 100000, Suite 12-B`,
      city: longName,
      state: "TX",
      postalCode: "78701",
    },
    textPhone: "(512) 555-0100",
    directions: true,
    arrival: `${textOfLength(160)} ${longWord}`,
    neighbor: { name: longName, url: "https://feed.example", directions: `Next to ${longName}.` },
  },
  week: {
    nodes: week("10:30 am to 12:30 pm").nodes.map((row) => ({
      ...row,
      walkIn: textOfLength(120),
      ...(row.day === "Friday" && { hours: "By appointment" }),
      ...(row.day === "Saturday" && { hours: "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm" }),
      ...(row.day === "Sunday" && { hours: "Closed" }),
    })),
  },
  closedDays: { nodes: thirteen((name, index) => ({ name, date: `December ${index + 1}` })) },
  closedOnce: { nodes: [] },
});

export const photos = thirteen((name) => ({
  name,
  alt: textOfLength(140),
  caption: textOfLength(60),
  thumbnail: photo,
  image: {
    ...picture(photo),
    images: { sources: [{ srcSet: `${photo} 1200w`, type: "image/jpeg", sizes: "100vw" }] },
  },
}));

export const reviews = thirteen((author, index) =>
  review(index + 1, {
    author,
    text: [textOfLength(900), "Good dog.", longWord, rightToLeft][index % 4] ?? "",
    date: index === 1 ? `Best groomer of ${longName}` : "September 30, 2026",
    picture: "/icons/icon-512.png",
    award: index === 1 ? textOfLength(40) : null,
    source:
      index % 2 ? null : { name: author, url: index % 4 ? null : "https://a.example", stars: 3 },
  }),
);

const pairedPhoto = { alt: textOfLength(140), image: picture(photo) };

export const visit = {
  pair: { before: pairedPhoto, after: pairedPhoto, caption: textOfLength(300) },
  steps: thirteen((name, index) => ({ name, text: index % 2 ? textOfLength(200) : longWord })),
};

export const packages = thirteen((name, index) =>
  pricePackage({
    name,
    price: { starting: 1000 + index / 2, addons: 10_000 },
    description: index % 2 ? textOfLength(200) : "Soap.",
    features: index % 3 ? [longWord] : [textOfLength(90), emoji, rightToLeft, "Towel"],
    href: index % 2 ? "/services/" : "booking",
  }),
);

export const team = [
  teamMember({
    name: longName,
    role: longName,
    email: longMail,
    bio: textOfLength(900),
    portrait: bird,
  }),
  teamMember({ name: rightToLeft, bio: rightToLeft, portrait: null }),
  teamMember({ name: "Bo", role: "Dog", bio: emoji, portrait: bird }),
];

export const tiles = thirteen((name, index) => ({
  ...serviceTile(
    index % 2 ? name : `${index * 10}-${index * 10 + 9} lbs`,
    `list-${index}`,
    textOfLength(160),
  ),
  portrait: index % 3 ? bird : null,
}));

export const sizes = thirteen((label, index) => ({
  id: `size-${index}`,
  label,
  description: longName,
  range: `${index * 10}-${index * 10 + 9} lbs`,
}));

export const coats = ["short", "long", "double"].map((id, index) => ({
  id,
  label: [longWord.slice(0, 30), "Long", rightToLeft][index] ?? "",
  description: textOfLength(80),
}));

export const prices = [
  {
    id: "bath",
    label: longName,
    sizes: sizes.map(({ id }, index) => ({
      size: id,
      short: index ? 1999 : null,
      long: 1000,
      double: 1234,
    })),
    everySize: null,
    andUp: null,
    note: null,
  },
  {
    id: "paws",
    label: "Paws",
    sizes: null,
    everySize: { price: 10_000, coats: ["double"] },
    andUp: true,
    note: longWord.slice(0, 40),
  },
];

export const services = thirteen((name, index) => ({
  name,
  description: index % 2 ? textOfLength(260) : longWord,
  price: 1000.5 * index,
  andUp: index % 3 === 1,
  note: index % 2 ? longWord.slice(0, 40) : null,
}));

export const locations = [
  location({
    city: longName,
    introduction: textOfLength(600),
    neighborhoods: thirteen((name, index) => ({ name, minutes: 120 - index })),
    reasons: [longWord, textOfLength(300)],
  }),
  location({
    city: rightToLeft,
    neighborhoods: [{ name: longWord, minutes: 1 }],
    reasons: [emoji],
  }),
];

export const promotions = thirteen((title, index) =>
  promotion({
    title,
    description: index % 2 ? textOfLength(300) : longWord,
    terms: index % 3 ? "" : textOfLength(900),
    validUntil: "2099-12-31",
  }),
);

export const questions = thirteen((question, index) => ({
  jsonId: `question-${index}`,
  question: `${question}?`,
  answer: index % 2 ? textOfLength(900) : longWord,
  links: [{ name: textOfLength(60), href: "/services/" }],
}));

/** Posts of all kinds: a title of 90 characters, one without cover, various days and tags. */
export const posts = thirteen((name, index) => ({
  ...post(`post-${index}`, {
    title: name.slice(0, 90),
    preview: index % 2 ? textOfLength(220) : longWord,
    author: longName,
    category: index === 1 ? null : "Grooming Tips",
    tags: index === 1 ? null : [longWord, rightToLeft, emoji, "coats"],
    image: index % 3 ? { ...bird, socialCard: "/icons/icon-512.png" } : null,
  }),
  ...textOf(
    ["h2", null, `About ${longName}`],
    ["p", null, longWord, " ", textOfLength(400)],
    ["ul", null, ["li", null, longWord], ["li", null, rightToLeft]],
    ["p", null, ["a", { href: "https://elsewhere.example" }, `https://${longWord}.example/`]],
    ["Callout", { title: longWord }, ["p", null, emoji, " ", textOfLength(200)]],
    ["BookLink", null, longName],
  ),
}));
