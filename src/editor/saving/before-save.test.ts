import { readKnownTexts } from "../files/known-texts";
import { beforeSave } from "./before-save";

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

test("two new photos of the same name aren't saved; a known one may be shown twice", async () => {
  const named = (...names: string[]) => ({ records: names.map((name) => ({ name })) });
  expect(await save(gallery, named("image.webp", "rex.webp", "rex.webp"))).toBeUndefined();
  expect(await save(gallery, named("image.webp", "image.webp"))).toBe(
    "Two new photos have the name “image.webp”, so one would be lost. Remove one, press Save, and add it again.",
  );
});

test("a file that exists, but that Sveltia CMS opened as a new one, isn't overwritten", async () => {
  expect(await save(gallery, { records: [] }, true)).toContain("can’t read data/gallery.json");
});

test("a post's last change isn't before its publication", async () => {
  const data = { title: "Mud", datePublished: "2026-12-24", lastModified: "2026-11-28" };
  await save("content/blog/mud/index.mdx", data);
  expect(data.lastModified).toBe("2026-12-24");
});

test("without a connection, only the build checks", async () => {
  jest.mocked(readKnownTexts).mockRejectedValue(new Error("offline"));
  expect(await save(gallery, { records: [] }, true)).toBeUndefined();
});
