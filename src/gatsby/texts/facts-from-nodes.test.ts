import { factsExtension } from "./facts-from-nodes";

/** The value of a field with `@facts`; the only fact is `{phone}`. */
function resolve(value: unknown) {
  const site = { phone: "(512) 555-0100", serviceArea: [], address: {} };
  const nodeModel = {
    findAll: ({ type }: { type: string }) =>
      Promise.resolve({ entries: type === "SiteIdentity" ? [{ id: "site", ...site }] : [] }),
  };
  const context = { nodeModel, defaultFieldResolver: () => value };
  return factsExtension.extend().resolve({}, {}, context as never, {});
}

test.each([
  ["a fact is filled in", "Call {phone}.", "Call (512) 555-0100."],
  ["quotes and apostrophes are typographic", `Your dog's "spa"`, "Your dog’s “spa”"],
  ["each text of a list", ["It's", "{phone}"], ["It’s", "(512) 555-0100"]],
  ["an empty field stays empty", null, null],
])("%s", async (_, value, shown) => expect(await resolve(value)).toEqual(shown));

test("the preview reads nodes again if Gatsby deletes one meanwhile", async () => {
  const withDeleted = {
    [Symbol.iterator]() {
      throw new TypeError("Cannot read properties of undefined (reading 'id')");
    },
  };
  const site = { id: "site", phone: "(512) 555-0100", serviceArea: [], address: {} };
  const findAll = jest
    .fn(({ type }: { type: string }) =>
      Promise.resolve({ entries: type === "SiteIdentity" ? [site] : [] }),
    )
    .mockResolvedValueOnce({ entries: withDeleted as never });
  const context = { nodeModel: { findAll }, defaultFieldResolver: () => "Call {phone}." };
  const shown = await factsExtension.extend().resolve({}, {}, context as never, {});
  expect(shown).toBe("Call (512) 555-0100.");
});
