import { openText } from "../rich-text/text-document";
import { missingWords } from "./missing-words";
import { savedText } from "./saved-text";
import { shownText } from "./shown-text";

/** The editor's markup, reduced to elements that contain words. */
const shown = `<div class="lexical-root">
  <p><span>Br</span><strong>ush</strong><span> daily, call </span><span data-component-name="x-fact">phone</span><br><span>now</span></p>
  <ul><li><span>One</span></li><li><a href="/x/"><span>two</span></a></li></ul>
  <div data-component-name="x-callout">
    <b>Callout</b><button>close</button><input value="A tip">
    <div class="lexical-root"><p><span>Inside</span></p></div>
    <div hidden><textarea>Inside</textarea></div>
  </div>
  <div data-component-name="x-source"><textarea>**code**</textarea></div>
</div>`;

const saved = `Br**ush** daily, call {phone}\\
now

- One
- [two](/x/)

<Callout title="A tip">

Inside

</Callout>

\`\`\`
code
\`\`\``;

test("the shown and the saved text have the same words, and only missing words are reported", () => {
  const read = (markdown: string) => openText(markdown, {}).nodes;
  document.body.innerHTML = shown;
  const words = shownText(document.body);
  expect(words.trim().split(/\s+/)).toEqual(
    "Brush daily, call now One two A tip Inside".split(" "),
  );
  expect(missingWords(words, savedText(read(saved), read))).toEqual([]);
  const without = saved.replace("Inside", "Within").replace("two", "to");
  expect(missingWords(words, savedText(read(without), read))).toEqual(["two", "Inside"]);
});
