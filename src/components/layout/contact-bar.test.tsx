import { act, render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
import { ContactBar } from "./contact-bar";

type Entry = Pick<IntersectionObserverEntry, "target" | "isIntersecting" | "boundingClientRect">;

/** The observed elements, and how to report their positions. */
const observed: { element: Element; tell: (entries: Entry[]) => void }[] = [];

beforeEach(() => {
  observed.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: Entry[]) => void) {}
    observe(element: Element) {
      observed.push({ element, tell: this.tell });
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  mockSharedData();
});

function scrollHead(isIntersecting: boolean, bottom: number) {
  const boundingClientRect = new DOMRect(0, 0, 360, bottom);
  const { element, tell } = observed.at(-1)!;
  act(() => tell([{ target: element, isIntersecting, boundingClientRect }]));
}

const show = (head: React.ReactNode) =>
  render(
    <>
      <main>{head}</main>
      <ContactBar page="/" hasChatButton={false} />
    </>,
  );

const bar = () => screen.queryByRole("complementary", { name: "Call or book" });

test("appears once the page's head is scrolled out of view", () => {
  show(<h1>Help</h1>);
  expect(bar()).toBeNull();
  scrollHead(true, 100);
  expect(bar()).toBeNull();
  scrollHead(false, 900); // a short window with the title below its bottom edge
  expect(bar()).toBeNull();
  scrollHead(false, 0);
  const links = within(bar()!).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Call", "tel:+15125550100"],
    ["Book", bookingAddress],
  ]);
  expect(links[1]).toHaveAttribute("data-booking-source", "contact_bar");
});

test("stays hidden when React replaces the head", () => {
  const { rerender } = show(<h1 key="built">Help</h1>);
  const { element } = observed.at(-1)!;
  rerender(
    <>
      <main>
        <h1 key="rendered">Help</h1>
      </main>
      <ContactBar page="/" hasChatButton={false} />
    </>,
  );
  expect(element).not.toBeInTheDocument();
  scrollHead(false, 0);
  expect(bar()).toBeNull();
  expect(observed.at(-1)?.element).toBeInTheDocument();
});

test.each([
  ["title", <h1 key="title">Help</h1>, "H1"],
  [
    "hero",
    <section key="hero">
      <h1>In Dogs</h1>
    </section>,
    "SECTION",
  ],
])("observes the %s as head", (_, head, tag) => {
  show(head);
  expect(observed.at(-1)?.element.tagName).toBe(tag);
});

test("scrolls a focused element out from under the bar", () => {
  show(<h1>Help</h1>);
  screen.getByRole("main").insertAdjacentHTML("beforeend", "<button>On</button>");
  const button = screen.getByRole("button", { name: "On" });
  const scroll = jest.fn();
  button.scrollIntoView = scroll;
  button.focus();
  scrollHead(false, 0);
  expect(scroll).toHaveBeenCalledWith({ block: "nearest" });
});
