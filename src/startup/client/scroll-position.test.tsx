import { shouldUpdateScroll } from "./scroll-position";

const at = (pathname: string, hash = "", action?: string) => ({
  location: { pathname, hash, action } as unknown as Location,
});
const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

/** The result for Gatsby: `false` leaves the page where it is, `undefined` lets Gatsby scroll. */
const ask = (routerProps: object, prevRouterProps?: object): unknown =>
  (shouldUpdateScroll as (update: object) => unknown)({
    routerProps,
    prevRouterProps,
    getSavedScrollPosition: () => [0, 700],
  });

beforeEach(() => scrollTo.mockClear());

test("a page that has just loaded stays where the browser has put it", () => {
  expect(ask(at("/"))).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  ["another page", at("/faq/")],
  ["a link to a fragment", at("/faq/", "#cost", "PUSH")],
  ["a fragment of the same page", at("/", "#prices")],
])("%s is placed by Gatsby", (_, there) => {
  expect(ask(there, at("/"))).toBeUndefined();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("the way back to a fragment's address leads to where the page was left", () => {
  expect(ask(at("/faq/", "#cost"), at("/"))).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});
