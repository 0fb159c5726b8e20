import { readKnownTexts } from "../files/known-texts";
import { publishingState } from "../publishing";
import { afterSave, beforeSave } from "./before-save";

jest.mock("../files/known-texts");
jest.mock("./check-project", () => ({ findErrors: () => [], toOwnerMessage: String }));

const gallery = "data/gallery.json";

beforeEach(() => {
  const texts = new Map([[gallery, '[{ "name": "rex.webp" }]']]);
  const fixedPaths = { routes: [], files: [] };
  jest.mocked(readKnownTexts).mockResolvedValue({ texts, fixedPaths });
});

/** Saves an entry as Sveltia CMS does. Returns the reasons why it can't. */
async function save(path: string, data: object, newRecord = false): Promise<string | undefined> {
  const entry = { toJS: () => ({ path, data, newRecord }), set: () => entry };
  try {
    await beforeSave.handler({ entry } as never);
    return undefined;
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
}

test("a file that exists, but that Sveltia CMS opened as a new one, isn't overwritten", async () => {
  expect(await save(gallery, { records: [] }, true)).toContain("can’t read data/gallery.json");
});

test.each([
  ["2026-12-24", "2026-11-28", "2026-12-24"],
  ["2026-11-29", "2026-12-15", "2026-11-29"],
  ["2026-11-20", "2026-12-15", "2026-11-29"],
  ["2026-11-20", "2026-11-25", "2026-11-25"],
])("a post of %s that was changed on %s shows %s", async (datePublished, lastModified, shown) => {
  jest.useFakeTimers({ now: new Date("2026-11-29T12:00:00-06:00") });
  const data = { title: "Mud", datePublished, lastModified };
  await save("content/blog/mud/index.mdx", data);
  jest.useRealTimers();
  expect(data.lastModified).toBe(shown);
});

const mud = "content/blog/mud/index.mdx";
const notices = (from: string) => ({ records: [{ text: "Ice", from }] });

test.each([
  ["a draft", mud, { draft: true, datePublished: "2026-11-29" }, "Visitors don’t see a draft."],
  [
    "a later post",
    mud,
    { datePublished: "2026-12-15" },
    "Visitors see it from December 15, 2026 on.",
  ],
  [
    "a notice of the evening",
    "data/notice.json",
    notices("2026-11-29T20:00"),
    "Visitors see it from November 29, 2026, 8:00 PM on.",
  ],
  ["a post", mud, { datePublished: "2026-11-29" }, "Visitors see it about 3 minutes later."],
  [
    "a notice",
    "data/notice.json",
    notices("2026-11-29T07:00"),
    "Visitors see it about 3 minutes later.",
  ],
])("after %s is saved, the list shows when visitors see it", async (_, path, data, sentence) => {
  jest.useFakeTimers({ now: new Date("2026-11-29T12:00:00-06:00") });
  await afterSave.handler({ entry: { toJS: () => ({ path, data }) } } as never);
  globalThis.fetch = () => Promise.resolve({ json: () => ({ built: "2026-11-29" }) } as never);
  const { message = "" } = (await publishingState()) ?? {};
  jest.useRealTimers();
  expect(message.replace(/^.*?M\. /, "")).toBe(sentence);
});

test("without a connection, only the build checks", async () => {
  jest.mocked(readKnownTexts).mockRejectedValue(new Error("offline"));
  expect(await save(gallery, { records: [] }, true)).toBeUndefined();
});
