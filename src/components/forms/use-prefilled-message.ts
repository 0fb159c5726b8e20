import { type RefObject, useEffect, useState } from "react";
import { takePrefill } from "../../browser/message-prefill";
import { addToMessage } from "../../lib/forms/message-limit";

/** The result of adding another page's text; `none` if there was none. */
export type Prefill = "none" | "added" | "no room";

/**
 * Adds another page's text to a form's message, below the visitor's own. Call it after `useDraft`,
 * which restores that.
 */
export function usePrefilledMessage(form: RefObject<HTMLFormElement | null>): Prefill {
  const [prefill, setPrefill] = useState<Prefill>("none");
  useEffect(() => {
    const field = form.current?.elements.namedItem("message");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const handed = takePrefill();
    if (!handed) return;
    const message = addToMessage(field.value, handed);
    // Screen readers announce text only if its element exists before.
    queueMicrotask(() => setPrefill(message === undefined ? "no room" : "added"));
    if (message === undefined) return;
    field.value = message;
    field.dispatchEvent(new Event("input", { bubbles: true })); // for the draft and the count
  }, [form]);
  return prefill;
}
