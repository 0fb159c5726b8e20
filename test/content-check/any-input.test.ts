import fc from "fast-check";
import { formatErrors } from "../../src/content/check/format-errors";
import { checkChanged } from "./check-files";
import { fixtureSite } from "./fixture-site";

/** Texts that break parsers, inserted anywhere in a file. */
const piece = fc.oneof(
  fc.constantFrom(..."{|}|[|\"|'|,|:|---|\n|<|/>|{nope}|](/x/)|null|-1|1e999|{}|[[]]".split("|")),
  fc.constantFrom("", '"__proto__":1,', "\u2028", "\uD800", "\0"),
  fc.string({ unit: "binary", maxLength: 20 }),
);

test("the check ends for any pasted text, and each error has a location and a message", async () => {
  const texts = [...(await fixtureSite())].filter(([path]) => /\.(json|mdx)$/.test(path));
  const position = fc.double({ min: 0, max: 1, noNaN: true });
  const paste = fc.tuple(fc.constantFrom(...texts), position, piece, fc.nat({ max: 30 }));
  await fc.assert(
    fc.asyncProperty(paste, async ([[path, content], share, inserted, cut]) => {
      const text = String(content);
      const at = Math.floor(share * text.length);
      const { errors } = await checkChanged((files) => {
        files.set(path, text.slice(0, at) + inserted + text.slice(at + cut));
      });
      for (const error of errors) {
        expect(error.file).toMatch(/^(data|content|static)\//);
        expect(error.line ?? 1).toBeGreaterThan(0);
        expect(formatErrors([error], "")).not.toMatch(/undefined|\[object|\n\s+at /);
      }
    }),
    { seed: 1, numRuns: Number(process.env.PROPERTY_RUNS ?? 60) },
  );
}, 300_000);
