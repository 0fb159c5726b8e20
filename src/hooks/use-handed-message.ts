import { type RefObject, useEffect, useState } from "react";
import { takeMessage } from "../browser/handed-message";
import { addToMessage } from "../lib/message-limit";

/** What became of words that another page has handed over; `none` if there were none. */
export type Handover = "none" | "added" | "no room";

/**
 * Adds what another page has handed over to a form's message, below what the visitor wrote. Call it
 * after `useDraft`, which brings that back.
 */
export function useHandedMessage(form: RefObject<HTMLFormElement | null>): Handover {
  const [handover, setHandover] = useState<Handover>("none");
  useEffect(() => {
    const field = form.current?.elements.namedItem("message");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const handed = takeMessage();
    if (!handed) return;
    const message = addToMessage(field.value, handed);
    // Words that come after their place is there are announced.
    queueMicrotask(() => setHandover(message === undefined ? "no room" : "added"));
    if (message === undefined) return;
    field.value = message;
    field.dispatchEvent(new Event("input", { bubbles: true })); // for the draft and the count
  }, [form]);
  return handover;
}
