import { forgetSnapshot, readKnownTexts, rememberSaved, type Snapshot } from "./known-texts";

const path = "data/faq.json";

function publish(built: number, text: string) {
  forgetSnapshot();
  const snapshot: Snapshot = {
    built,
    texts: { [path]: text },
    fixedPaths: { routes: [], files: [] },
  };
  globalThis.fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve(snapshot) });
}

const knownText = async () => (await readKnownTexts()).texts.get(path);

beforeEach(() => localStorage.clear());

test("a save of this browser replaces the published text, until a later build contains it", async () => {
  publish(Date.now() - 1000, "published");
  expect(await knownText()).toBe("published");
  rememberSaved(path, "saved");
  expect(await knownText()).toBe("saved");
  publish(Date.now() + 1000, "published later");
  expect(await knownText()).toBe("published later");
});

test("a full or blocked store changes nothing else", async () => {
  publish(0, "published");
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  rememberSaved(path, "saved");
  expect(await knownText()).toBe("published");
  blocked.mockRestore();
});

test("without a connection there is none, and the next request tries again", async () => {
  publish(0, "published");
  jest.mocked(fetch).mockRejectedValueOnce(new Error("offline"));
  await expect(readKnownTexts()).rejects.toThrow("offline");
  expect(await knownText()).toBe("published");
});
