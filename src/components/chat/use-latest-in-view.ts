import { type RefObject, useEffect, useRef } from "react";
import type { Conversation } from "../../lib/chat/chat-data";

/** After how many milliseconds the latest message is scrolled to. */
const delay = 100;

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Scrolls the latest turn of the conversation to the top of the log, and moves the focus on to it
 * when the button that had it is used up.
 */
export function useLatestInView(
  turn: RefObject<HTMLElement | null>,
  conversation: Conversation,
  isOpen: boolean,
): void {
  const shown = useRef(conversation);

  useEffect(() => {
    const hasChanged = shown.current !== conversation;
    shown.current = conversation;
    if (!isOpen) return;
    if (hasChanged)
      turn.current?.querySelector<HTMLElement>("[data-next]")?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      const log = turn.current?.parentElement;
      // A window that was closed has lost its place: it is there again without any movement.
      const behavior = hasChanged && !wantsNoMotion() ? "smooth" : "instant";
      log?.scrollTo({ top: turn.current?.offsetTop, behavior });
    }, delay);
    return () => clearTimeout(timer);
  }, [turn, conversation, isOpen]);
}
