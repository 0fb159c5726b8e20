import { parse as parsePath } from "node:path";
import { parse } from "node-html-parser";
import { bookingAddress, content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { decodeHtml, findMissingText, readHtml, readMainText } from "./page-text";

/* What the specification names: wordings, orders, targets and attributes, as a crawler gets them.
   test/specification.test.tsx has the numbers. */

const { site, navigation } = content;
const mail = `mailto:${site.email}`;
const call = `tel:+1${site.phone.replaceAll(/\D/g, "")}`;
const groomerBooking = bookingAddress.replace(site.booking.url, site.booking.groomerPageUrl);
const pageOf = (route: string) => parse(readHtml(route));

const valuesOf = (route: string, selector: string, attribute = "") =>
  pageOf(route)
    .querySelectorAll(selector)
    .map((element) => (attribute ? element.getAttribute(attribute) : element.text))
    .map((value) => decodeHtml(value ?? "").trim());

const fields = "main form input, main form textarea";
const booking = "a[data-booking-source]";

/** A page, elements, and their texts or the values of an attribute: the specification as a table. */
// prettier-ignore
const named: [route: string, selector: string, attribute: string, ...values: string[]][] = [
  ["/faq/", "header > :first-child a", "href", call, mail],
  ["/faq/", "header > :nth-child(2) > a", "href", "/"],
  ["/faq/", "header > :nth-child(2) > a", "", site.name],
  ["/faq/", `header ${booking}`, "href", bookingAddress, bookingAddress],
  ["/faq/", "header dialog ul:first-of-type a", "", "Book Now", ...navigation.header.map(({ name }) => name)],
  ["/faq/", "footer h2", "", ...navigation.footer.map(({ heading }) => heading)],
  ["/help/", "footer nav a", "href", ...navigation.footer.flatMap(({ links }) => links.map(({ href }) => href))],
  ["/faq/", "footer label", "", "Email address"],
  ["/faq/", "footer input", "placeholder", "Enter your email"],
  ["/faq/", "footer input[required]", "type", "email"],
  ["/faq/", "footer ul a[href^=https]", "href", ...content.socialLinks.map(({ href }) => href)],
  ["/", "h1", "", "In Dogs We Trust"],
  ["/", `main ${booking}[data-booking-source=home_hero]`, "", "Book Now!"],
  ["/", `main ${booking}[data-booking-source=pricing]`, "href", ...content.packages.map(() => bookingAddress)],
  ["/", `main ${booking}[target]`, "href"],
  ["/", "main li a[href^=mailto]", "", ...content.team.map(({ email = "" }) => email)],
  ["/about/", "h1", "", "Meet Your Groomer"],
  ["/about/", `main ${booking}`, "href", groomerBooking, bookingAddress],
  ["/about/", `main ${booking}`, "", "Book an Appointment", "Book Now"],
  ["/contact/", "h1", "", "Questions?"],
  ["/contact/", "main button[type=submit]", "", "Send message"],
  ["/contact/", "main form label", "", "First name", "Last name", "Email", "Pets Name", "Phone", "How can we help you?"],
  ["/contact/", fields, "name", "first-name", "last-name", "email", "petname", "phone", "message"],
  ["/contact/", "main input[type=email]", "name", "email"],
  ["/contact/", "main input[type=tel]", "name", "phone"],
  ["/contact/", "main form [id$=-hint]", "", "Optional", "Max 500 characters"],
  ["/services/", "h1", "", "Our Services"],
  ["/services/", "main ul:first-of-type a", "href", "/to14/", "/large/", "/long/", "/short/", "/short/", "/addons/"],
  ...content.priceLists.flatMap(({ slug, title }): typeof named => [
    [`/${slug}/`, "caption", "", title],
    [`/${slug}/`, "table thead th", "", "Service", "Description", "Price"],
  ]),
  ["/locations/", "main article h2", "", ...content.locations.map(({ city }) => city)],
  ["/book/", "h1", "", "This is the booking page"],
  ["/blog/", "h1", "", "Dog Grooming Blog"],
  ["/sales/", "h1", "", "Current Promotions"],
  ["/sales/", "main section h2", "", "Ready to Schedule?"],
  ["/sales/", "main section a", "", "Call Now", "Contact Us"],
  ["/sales/", "main section a", "href", call, "/contact/"],
  ["/faq/", "main details > div", "id", ...content.faq.map(({ id }) => id)],
  ["/faq/", "main details[open]", ""],
  ["/help/", "main li:last-child h2", "", "Live chat"],
  ["/help/", "main li:last-child span", "", "Coming Soon!"],
  ["/help/", "main a[href^=mailto]", "href", mail],
  ["/devteam/", "main iframe", "src", site.developer.url],
  ["/devteam/", "main figcaption a", "href", site.developer.url],
  ["/404/", "h1", "", "Page not found"],
  ["/404/", "main p", "", "404", "Sorry, we couldn’t find the page you’re looking for.", "This element may still be in production, we appreciate your patience"],
  ["/404/", "main a", "", "Go back home"],
  ["/qr-poster/", "main button", "", "Save as PDF", "Download PNG"],
  ["/qr-poster/", `main ${booking}`, "", "Open Booking Link"],
  ["/qr-poster/", "main section p:nth-of-type(2)", "", "Established 2020", site.serviceArea.join(" · ")],
];

test("the pages have the elements that the specification names, in its order", () => {
  for (const [route, selector, attribute, ...values] of named)
    expect.soft(valuesOf(route, selector, attribute), `${route}: ${selector}`).toEqual(values);
});

test("each route of the specification is a page", () => {
  const routes =
    "home about contact services locations book terms privacy devteam to14 large long short addons faq help blog sales error qr-poster";
  for (const route of routes.split(" ")) expect(valuesOf(`/${route}/`, "h1")).toHaveLength(1);
});

test("the home page has the sections of the specification, in its order", () => {
  const { gallery, team, pricing, reviews, location } = content.home;
  const sections = [gallery, team, pricing, reviews, location];
  const headings = sections.map(({ heading }) => heading);
  expect(valuesOf("/", "main h2").filter((one) => headings.includes(one))).toEqual(headings);
  const texts = sections.flatMap(({ heading, subtitle = "" }) => [heading, subtitle]);
  const withoutFacts = texts.filter((text) => !text.includes("{"));
  expect(findMissingText(readMainText("/"), withoutFacts)).toBeUndefined();
});

const sizes = [
  ["sm", "(max-width: 640px)"],
  ["md", "(not (max-width: 640px)) and (max-width: 1024px)"],
  ["lg", "(not (max-width: 640px)) and (not (max-width: 1024px))"],
] as const;

test("the first three photos are preloaded in the window's size and load at once, the first with priority", () => {
  const page = pageOf("/");
  const first = content.gallery.slice(0, 3);
  const preloads = page
    .querySelectorAll("head link[rel=preload][as=image]")
    .map((link) => ["href", "media", "fetchpriority"].map((name) => link.getAttribute(name)));
  expect
    .soft(preloads)
    .toEqual(
      first.flatMap(({ name }, index) =>
        sizes.map(([size, media]) => [
          expect.stringMatching(`^/img-cache/${parsePath(name).name}-${size}\\.webp\\?v=\\w+$`),
          media,
          index === 0 ? "high" : "low",
        ]),
      ),
    );
  const photos = page.querySelectorAll("main picture").filter((picture) => {
    const [source] = picture.querySelectorAll("source, img");
    return /^\/img-cache\//.test(
      source?.getAttribute("srcset") ?? source?.getAttribute("src") ?? "",
    );
  });
  const shown = photos.map((photo) => {
    const image = photo.querySelector("img");
    return ["alt", "loading", "fetchpriority"].map((name) => image?.getAttribute(name));
  });
  expect
    .soft(shown.slice(0, 3))
    .toEqual(first.map(({ alt }, index) => [alt, "eager", index === 0 ? "high" : "low"]));
  for (const [alt, ...attributes] of shown.slice(3))
    if (!first.some((photo) => photo.alt === alt))
      // the carousel ends with a copy of the first photo
      expect(attributes).toEqual(["lazy", undefined]);
});
