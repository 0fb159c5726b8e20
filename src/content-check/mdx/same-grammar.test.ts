import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdxjs } from "micromark-extension-mdxjs";
import { checkNesting } from "../rules/check-mdx-nesting";
import { loadMdxParser, type MdxParser } from "./load-mdx-parser";
import { readBody } from "./read-body";

const pieces =
  `<b>|</b>|<i title="a">|</i>|<Callout>|</Callout>|<br />|</br>|</b/>|*|**|[|](/a/)|\`|~~~|- |> |## |
   |
   ||a|word. |{|}|{a}|{/* a */}|{/*|*/|<|<3|<b |title=|“|"|'|=|>|/>|\\|&lt;|<!--|-->|import |export |<>|</>| `.split(
    "|",
  );

let parse: MdxParser;
beforeAll(async () => {
  parse = await loadMdxParser();
});

function compiles(text: string): boolean {
  try {
    fromMarkdown(text, { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] });
    return true;
  } catch {
    return false;
  }
}

const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(""));

test("a text is refused exactly if MDX can't compile it", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { tree, readable, unreadable } = readBody(text, parse);
      const isSound = unreadable.length === 0 && checkNesting(tree, readable).length === 0;
      expect(isSound).toBe(compiles(text));
      expect(readable).toHaveLength(text.length);
      expect(compiles(readable)).toBe(checkNesting(tree, readable).length === 0);
    }),
    { numRuns: 1000, seed: 20_200_704 },
  );
});
