import fc from "fast-check";
import { checkChanged } from "../../../test/content-check/check-files";
import { fixtureSite } from "../../../test/content-check/fixture-site";

/** The long test run sets a higher number. */
const runs = Number(process.env.PROPERTY_RUNS ?? 60);

/** Texts that break parsers, inserted anywhere in a file. */
const pieces = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "}",
    "[",
    '"',
    "'",
    ",",
    ":",
    "---",
    "\n",
    "<",
    "/>",
    "{nope}",
    "](/x/)",
  ),
  fc.constantFrom("null", "-1", "1e999", "{}", "[[]]", '"__proto__":1,', "\u2028", "\uD800", "\0"),
  fc.string({ unit: "binary", maxLength: 20 }),
);

test("the check ends for any pasted text, and each error has a location and a message", async () => {
  const site = await fixtureSite();
  const texts = [...site].flatMap(([path, text]) =>
    typeof text === "string" && /\.(json|mdx)$/.test(path) ? [[path, text] as const] : [],
  );
  const paste = fc.tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }));
  await fc.assert(
    fc.asyncProperty(
      paste,
      pieces,
      fc.nat({ max: 30 }),
      async ([[path, text], share], piece, cut) => {
        const at = Math.floor(share * text.length);
        const { errors } = await checkChanged((files) => {
          files.set(path, text.slice(0, at) + piece + text.slice(at + cut));
        });
        for (const error of errors) {
          expect(error.file).toMatch(/^(data|content|static)\//);
          expect(error.line ?? 1).toBeGreaterThan(0);
          expect(Object.values(error).join(" ")).not.toMatch(/undefined|\[object|\n\s+at /);
        }
      },
    ),
    { numRuns: runs },
  );
}, 300_000);
