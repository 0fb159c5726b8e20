import { readText } from "../rich-text/fill-editor";
import { lostWords } from "./lost-words";
import { savedText } from "./saved-text";
import { shownText } from "./shown-text";

/**
 * The words of the text on the form that its Markdown doesn't contain.
 *
 * @param body the Markdown that would be saved
 */
export function lostInText(page: ParentNode, body: unknown): string[] {
  const root = page.querySelector("[data-key-path=body] .lexical-root");
  if (!root || typeof body !== "string") return [];
  return lostWords(shownText(root), savedText(readText(body), readText));
}
