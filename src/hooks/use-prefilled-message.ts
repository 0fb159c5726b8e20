import { type RefObject, useEffect, useState } from "react";
import { takePrefill } from "../browser/message-prefill";
import { addToMessage } from "../lib/forms/message-limit";

/** What became of words that another page has handed over; `none` if there were none. */
export type Prefill = "none" | "added" | "no room";

/**
 * Adds what another page has handed over to a form's message, below what the visitor wrote. Call it
 * after `useDraft`, which brings that back.
 */
export function usePrefilledMessage(form: RefObject<HTMLFormElement | null>): Prefill {
  const [prefill, setPrefill] = useState<Prefill>("none");
  useEffect(() => {
    const field = form.current?.elements.namedItem("message");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const handed = takePrefill();
    if (!handed) return;
    const message = addToMessage(field.value, handed);
    // Words that come after their place is there are announced.
    queueMicrotask(() => setPrefill(message === undefined ? "no room" : "added"));
    if (message === undefined) return;
    field.value = message;
    field.dispatchEvent(new Event("input", { bubbles: true })); // for the draft and the count
  }, [form]);
  return prefill;
}
