import { fireEvent, render, screen } from "@testing-library/react";
import { commonProperties } from "../src/analytics/event-queue";
import { ChatLauncher } from "../src/components/chat/chat-launcher";
import { ContactForm } from "../src/components/forms/contact-form";
import { NewsletterForm } from "../src/components/forms/newsletter-form";
import { PhotoCarousel } from "../src/components/home/photo-carousel";
import { ReviewPages } from "../src/components/home/review-pages";
import { MenuDrawer } from "../src/components/layout/menu-drawer";
import { LocationAndHours } from "../src/components/ui/location-and-hours";
import { mockSharedData } from "./builders/mock-shared-data";
import { pageLocation } from "./builders/page-props";
import { galleryPhoto, review } from "./builders/records";

/*
 * Numbers and names of the specification, written out: tests that import a constant miss its change.
 * Others are in the tests of the photos, the chat, the poster, analytics and the price estimate.
 */

const many = <Record,>(count: number, make: (number: number) => Record) =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const reviews = <ReviewPages location={pageLocation()} reviews={many(27, (id) => review(id))} />;

const find = (selector: string) => document.querySelector(selector)!;

beforeEach(() => mockSharedData());

test("five reviews are on a page, and 27 reviews on six", () => {
  render(reviews);
  expect(screen.getAllByRole("figure")).toHaveLength(5);
  expect(screen.getAllByRole("button", { name: /^Page/ })).toHaveLength(6);
});

test.each([
  ["the menu", <MenuDrawer />, "dialog", "width", "250px"],
  ["the map", <LocationAndHours />, ":has(> iframe)", "height", "400px"],
  ["the chat", <ChatLauncher />, "dialog", "height", "min(max(600px, 37.5rem), 100dvh)"],
  ["a review", reviews, "figure", "height", "max(300px, 16rem)"],
] as const)("%s has its size", (_, element, selector, side, size) => {
  render(element);
  expect(getComputedStyle(find(selector))[side]).toBe(size);
});

test("three photos load at once, the first with priority", () => {
  render(<PhotoCarousel photos={many(12, (number) => galleryPhoto(`${number}`))} />);
  const values = (selector: string, name: string) => {
    const elements = [...document.querySelectorAll(`picture ${selector}`)];
    return [...new Set(elements.map((element) => element.getAttribute(name)))].join();
  };
  expect(values("[loading=eager]", "alt")).toBe("A groomed 1,A groomed 2,A groomed 3");
  expect(values("[fetchpriority=high]", "alt")).toBe("A groomed 1");
});

test("a message has at most 500 characters, and both forms require an email address", () => {
  render(
    <>
      <ContactForm />
      <NewsletterForm />
    </>,
  );
  const message = find("textarea");
  fireEvent.input(message, { target: { value: "x".repeat(501) } });
  expect(message).toHaveValue("x".repeat(500));
  expect(screen.getByText("Max 500 characters")).toBeVisible();
  for (const name of ["Email", "Email address"]) {
    expect(screen.getByRole("textbox", { name })).toBeRequired();
    expect(screen.getByRole("textbox", { name })).toHaveAttribute("type", "email");
  }
});

test.each([
  ["mobile", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148"],
  ["mobile", "Mozilla/5.0 (Linux; Android 15; Tablet) Chrome/143.0.0.0"],
  ["desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0"],
])("an event contains its page, time and device: %s", (device_type, userAgent) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://search.example/?q=dogs");
  window.history.replaceState(null, "", "/faq/?token=1&utm_source=card");
  expect(commonProperties()).toEqual({
    referrer: "https://search.example/",
    device_type,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    current_url: "http://localhost/faq/?utm_source=card",
    current_path: "/faq/",
    environment: "test",
  });
});
