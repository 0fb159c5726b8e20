import { type RefObject, useEffect, useRef } from "react";
import type { Conversation } from "../../lib/chat/chat-data";

/** Milliseconds before the latest message scrolls into view. */
const delay = 100;

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Scrolls the latest turn of the conversation to the top. After a choice it also moves the focus
 * from the removed option to the last `data-next`: the new options or an article's title.
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
    const scroller = turn.current?.closest("[role=log]")?.parentElement;
    if (hasChanged) {
      const targets = scroller?.querySelectorAll<HTMLElement>("[data-next]");
      [...(targets ?? [])].at(-1)?.focus({ preventScroll: true });
    }
    const timer = setTimeout(() => {
      // A closed window loses its scroll position, so restore it without animation.
      const behavior = hasChanged && !wantsNoMotion() ? "smooth" : "instant";
      scroller?.scrollTo({ top: turn.current?.offsetTop, behavior });
    }, delay);
    return () => clearTimeout(timer);
  }, [turn, conversation, isOpen]);
}
