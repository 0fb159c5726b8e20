import { readText } from "../rich-text/fill-editor";
import { missingWords } from "./missing-words";
import { savedText } from "./saved-text";
import { shownText } from "./shown-text";

/**
 * The words of the form's text that are missing from its Markdown.
 *
 * @param body the Markdown to save
 */
export function missingInText(page: ParentNode, body: unknown): string[] {
  const root = page.querySelector("[data-key-path=body] .lexical-root");
  if (!root || typeof body !== "string") return [];
  return missingWords(shownText(root), savedText(readText(body), readText));
}
