import { shouldUpdateScroll } from "./scroll-position";

const at = (pathname: string, hash = "", action?: string) => ({
  location: { pathname, hash, action } as unknown as Location,
});
const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

/** The result for Gatsby: `false` leaves the page where it is, `undefined` lets Gatsby scroll. */
const updateScroll = (routerProps: object, prevRouterProps?: object): unknown =>
  (shouldUpdateScroll as (update: object) => unknown)({
    routerProps,
    prevRouterProps,
    getSavedScrollPosition: () => [0, 700],
  });

beforeEach(() => scrollTo.mockClear());

test("on the first page, the browser sets the position", () => {
  expect(updateScroll(at("/"))).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  ["another page", at("/faq/")],
  ["a link to a fragment", at("/faq/", "#cost", "PUSH")],
  ["a fragment of the same page", at("/", "#prices")],
])("Gatsby scrolls after %s", (_, page) => {
  expect(updateScroll(page, at("/"))).toBeUndefined();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("Back to a URL with a fragment restores the last position", () => {
  expect(updateScroll(at("/faq/", "#cost"), at("/"))).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});
