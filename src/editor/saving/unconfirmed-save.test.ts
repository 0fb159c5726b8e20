import {
  findArrived,
  forgetUnconfirmed,
  hasArrived,
  rememberUnconfirmed,
} from "./unconfirmed-save";

const path = "content/blog/shears/index.mdx";
const save = { action: "create", path, data: "Mine" } as const;

beforeEach(() => {
  forgetUnconfirmed();
  rememberUnconfirmed([save, { action: "create", path: "a.webp", data: new Blob() }]);
});

test.each<[what: string, current: string | undefined, arrived: boolean]>([
  ["a save that arrived before the connection broke", "Mine", true],
  ["a save of somebody else", "Theirs", false],
  ["a save that didn't arrive", undefined, false],
])("recognizes %s", (_, current, arrived) => {
  const files = new Map(current === undefined ? [] : [[path, current]]);
  expect(hasArrived(path, current)).toBe(arrived);
  expect(findArrived(files)).toBe(arrived ? path : undefined);
});

test("forgets a failed save after a successful one", () => {
  forgetUnconfirmed();
  expect(hasArrived(path, "Mine")).toBe(false);
});
