import { readText } from "../rich-text/fill-editor";
import { lostWords } from "./missing-words";
import { savedText } from "./saved-text";
import { shownText } from "./shown-text";

/**
 * The words of the form's text that are missing from its Markdown.
 *
 * @param body the Markdown to save
 */
export function lostInText(page: ParentNode, body: unknown): string[] {
  const root = page.querySelector("[data-key-path=body] .lexical-root");
  if (!root || typeof body !== "string") return [];
  return lostWords(shownText(root), savedText(readText(body), readText));
}
