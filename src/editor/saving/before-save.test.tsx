import { readKnownTexts } from "../files/known-texts";
import { publishingState } from "../publishing";
import { afterSave, beforeSave } from "./before-save";

jest.mock("../files/known-texts");
jest.mock("./check-project", () => ({ findErrors: () => [], toOwnerMessage: String }));

const gallery = "data/gallery.json";
const mud = "content/blog/mud/index.mdx";
const notice = "data/notice.json";

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-29T12:00:00-06:00") });
  const texts = new Map([[gallery, '[{ "name": "rex.webp" }]']]);
  const fixedPaths = { routes: [], files: [] };
  jest.mocked(readKnownTexts).mockResolvedValue({ texts, fixedPaths });
});

afterEach(() => jest.useRealTimers());

/** Saves an entry as Sveltia CMS does. Rejects if it can't be saved. */
async function save(path: string, data: object, newRecord = false): Promise<void> {
  const entry = { toJS: () => ({ path, data, newRecord }), set: () => entry };
  await beforeSave.handler({ entry } as never);
}

test("a file that exists, but that Sveltia CMS opened as a new one, isn't overwritten", async () => {
  await expect(save(gallery, { records: [] }, true)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("can’t read data/gallery.json") as string },
  });
});

test("without a connection, only the build checks", async () => {
  jest.mocked(readKnownTexts).mockRejectedValue(new Error("offline"));
  await expect(save(gallery, { records: [] }, true)).resolves.toBeUndefined();
});

test.each([
  ["2026-12-24", "2026-11-28", "2026-12-24"],
  ["2026-11-29", "2026-12-15", "2026-11-29"],
  ["2026-11-20", "2026-12-15", "2026-11-29"],
  ["2026-11-20", "2026-11-25", "2026-11-25"],
])("a post of %s that was changed on %s shows %s", async (datePublished, lastModified, shown) => {
  const data = { title: "Mud", datePublished, lastModified };
  await save(mud, data);
  expect(data.lastModified).toBe(shown);
});

test.each([
  [mud, { draft: true, datePublished: "2026-11-29" }, "Visitors don’t see a draft."],
  [mud, { datePublished: "2026-12-15" }, "Visitors see it from December 15, 2026 on."],
  [mud, { datePublished: "2026-11-29" }, "Visitors see it about 3 minutes later."],
  [notice, { records: [{ from: "2026-11-29T20:00" }] }, "from November 29, 2026, 8:00 PM on."],
  [notice, { records: [{ from: "2026-11-29T07:00" }] }, "Visitors see it about 3 minutes later."],
])("after a save, the list shows when visitors see %s with %j", async (path, data, sentence) => {
  await afterSave.handler({ entry: { toJS: () => ({ path, data }) } } as never);
  globalThis.fetch = () => Promise.resolve({ json: () => ({ built: "2026-11-29" }) } as never);
  expect((await publishingState())?.message).toContain(sentence);
});
