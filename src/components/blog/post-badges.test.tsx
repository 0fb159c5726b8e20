import { render, screen } from "@testing-library/react";
import { PreviewBadge } from "./post-badges";

const environment = process.env.NODE_ENV;
const setEnvironment = (name: string | undefined) => Object.assign(process.env, { NODE_ENV: name });

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-06-10T12:00:00-05:00") }));
afterEach(() => setEnvironment(environment));

test.each([
  ["a draft", { draft: true, datePublished: "2026-01-01" }, "Draft: not on the site"],
  [
    "a post with a later date",
    { draft: null, datePublished: "2026-06-11" },
    "Scheduled: not on the site yet",
  ],
])("the preview shows a badge for %s", (_, post, badge) => {
  setEnvironment("development");
  render(<PreviewBadge {...post} />);
  expect(screen.getByText(badge)).toBeVisible();
});

test.each([
  ["development", { draft: null, datePublished: "2026-06-10" }],
  ["production", { draft: true, datePublished: "2026-06-10" }],
])("in %s, a post that the site shows has no badge", (name, post) => {
  setEnvironment(name);
  const { container } = render(<PreviewBadge {...post} />);
  expect(container).toBeEmptyDOMElement();
});
