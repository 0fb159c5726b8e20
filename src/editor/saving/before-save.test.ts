import { readRepository } from "../files/repository";
import { beforeSave } from "./before-save";
import { lostFields } from "./lost-fields";

jest.mock("../files/repository");
jest.mock("./lost-fields");
jest.mock("./check-project", () => ({ findErrors: () => [], toOwnerMessage: String }));
Object.assign(globalThis, { fixedPaths: [] });

/** Saves a page as Sveltia CMS does. Returns the reasons why it can't. */
async function save(): Promise<string | undefined> {
  const saving = { path: "content/pages/terms.mdx", data: { title: "Terms" }, newRecord: false };
  const entry = { toJS: () => saving, set: () => entry };
  try {
    await beforeSave.handler({ entry } as never);
    return undefined;
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
}

test.each([
  [[], undefined],
  [["title"], "Title: the editor can’t save this as you typed it. Write it in another way."],
])("with the lost fields %j, the reason not to save is %j", async (lost, reason) => {
  jest.mocked(readRepository).mockResolvedValue(new Map());
  jest.mocked(lostFields).mockReturnValue(lost);
  expect(await save()).toBe(reason);
});
