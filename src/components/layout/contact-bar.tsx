import { css } from "@emotion/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { isOnScreen } from "../../browser/on-screen";
import { framedLink } from "../../styles/frames";
import { below } from "../../styles/media";
import { chatButtonSize } from "../../styles/mixins";
import { BookLink } from "../ui/book-link";
import { PhoneLink } from "../ui/contact-link";

interface Props {
  page: string;
  hasChatButton: boolean;
}

const findHead = () => document.querySelector("main :is(section:has(h1), h1)");

/** Whether the page's head is scrolled out of view; `undefined` until that happens for the first time. */
function useScrolledPast(page: string): boolean | undefined {
  const [isPast, setIsPast] = useState<boolean>();
  useEffect(() => {
    const observeHead = () => {
      const head = findHead();
      if (head) observer.observe(head);
    };
    const observer = new IntersectionObserver((entries) => {
      const { target, isIntersecting, boundingClientRect } = entries.at(-1)!;
      // React replaces a page that a translator or an extension changed before hydration.
      if (!target.isConnected) return observeHead();
      const isAbove = !isIntersecting && boundingClientRect.bottom <= 0;
      setIsPast((before) => (before === undefined && !isAbove ? undefined : isAbove));
    });
    observeHead();
    return () => observer.disconnect();
  }, [page]);
  return isPast;
}

export const ContactBar = ({ page, hasChatButton }: Props) => {
  const isPast = useScrolledPast(page);
  // Before paint, so that a key press never meets a covered focus.
  useLayoutEffect(() => {
    const focused = isPast && document.querySelector(":focus-visible");
    if (focused && isOnScreen(focused)) focused.scrollIntoView({ block: "nearest" });
  }, [isPast]);
  if (isPast === undefined) return null;
  return (
    <div css={[barSpace, hasChatButton && { height: 0 }]}>
      <aside
        aria-label="Call or book"
        data-shown={isPast || undefined}
        css={[bar, hasChatButton && leavesRoom]}
      >
        <PhoneLink iconSize={20} css={callLink}>
          Call
        </PhoneLink>
        <BookLink source="contact_bar" css={bookLink}>
          Book
        </BookLink>
      </aside>
    </div>
  );
};

const barHeight = "calc(4rem + env(safe-area-inset-bottom))";

/* Not with very large text or in short windows, where the bar would cover much of the page. */
const onPhones = `${below("md")} and (min-width: 17em) and (min-height: 22em)`;

/* At the page's end the bar has its own space below the footer and covers nothing. */
const barSpace = css`
  display: none;
  height: ${barHeight};
  background: var(--color-green);

  ${onPhones} {
    display: block;
  }
`;

/* Hidden at the page's top and while the visitor types, but never while it contains the focus. */
const bar = css`
  position: fixed;
  z-index: 4;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  gap: min(var(--space-3), 3vw);
  height: ${barHeight};
  padding-inline: calc(var(--gutter) + env(safe-area-inset-left))
    calc(var(--gutter) + env(safe-area-inset-right));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: var(--border-strong);
  background: var(--color-card);
  transition:
    transform var(--motion),
    visibility var(--motion);

  > * {
    flex: 1;
    min-width: min-content;
  }

  &:not([data-shown], :has(:focus-visible)),
  html:has(:is(input:not([type="radio"], [type="checkbox"]), textarea, select):focus) & {
    visibility: hidden;
    transform: translateY(100%);
  }

  ${onPhones} {
    html:has(&[data-shown]) {
      --chat-drop: var(--space-3);
      scroll-padding-bottom: calc(${barHeight} + var(--space-8));
    }
  }
`;

const leavesRoom = css`
  padding-right: calc(
    var(--gutter) + ${chatButtonSize} + var(--space-3) + env(safe-area-inset-right)
  );
`;

const buttonSize = `
  min-height: 3rem;
  padding-inline: min(var(--space-2), 2vw);
  overflow-wrap: normal;
`;

const callLink = css`
  ${framedLink}
  ${buttonSize}
  font-weight: 650;
`;

const bookLink = css(buttonSize);
