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
