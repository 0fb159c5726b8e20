import { css } from "@emotion/react";
import { useLayoutEffect } from "react";
import { isOnScreen } from "../../browser/on-screen";
import { useScrolledPast } from "../../hooks/use-scrolled-past";
import { useSite } from "../../hooks/use-site";
import { callLink } from "../../lib/links/contact-links";
import { framedLink } from "../../styles/frames";
import { below } from "../../styles/media";
import { chatButtonSize } from "../../styles/mixins";
import { BookLink } from "../ui/book-link";
import { Icon } from "../ui/icon";

interface Props {
  /** The page's path. */
  page: string;
  /** Whether the chat's button floats over the page, too: the bar leaves its right end to it. */
  isBesideChat: boolean;
}

/**
 * Whoever goes by keyboard may have scrolled by the very step that brings the bar over the focus.
 * A focus that was left behind stays where it is, and the page where it was scrolled to.
 */
function uncoverFocus(): void {
  const focused = document.querySelector(":focus-visible");
  if (focused && isOnScreen(focused)) focused.scrollIntoView({ block: "nearest" });
}

/**
 * Call and Book within a thumb's reach, on phones, once what the page begins with has been scrolled
 * away. It is a convenience that comes with the scripts: header and pages have both links as well.
 */
export const ContactBar = ({ page, isBesideChat }: Props) => {
  const { phone } = useSite();
  const isPast = useScrolledPast(page);
  // Before the bar is painted, so no key meets a covered focus.
  useLayoutEffect(() => {
    if (isPast) uncoverFocus();
  }, [isPast]);
  if (isPast === undefined) return null;
  return (
    <div css={[ground, isBesideChat && sharedGround]}>
      <aside
        aria-label="Call or book"
        data-shown={isPast || undefined}
        css={[bar, isBesideChat && beside]}
      >
        <a href={callLink(phone)} css={call}>
          <Icon name="phone" size={20} />
          Call
        </a>
        <BookLink source="contact_bar" css={book}>
          Book
        </BookLink>
      </aside>
    </div>
  );
};

const height = "calc(4rem + env(safe-area-inset-bottom))";

/* Not where the text is so large, or the window so low, that the bar would take much of the page. */
const onPhones = `${below("md")} and (min-width: 17em) and (min-height: 22em)`;
const elsewhere = onPhones.replace("@media", "@media not");

/* At the page's end the bar has ground of its own below the footer, and covers nothing. */
const ground = css`
  height: ${height};
  background: var(--color-green);

  ${elsewhere} {
    display: none;
  }
`;

/* The chat's is high enough for both. */
const sharedGround = css`
  height: 0;
`;

/*
 * Gone at the page's top and while something is typed, but never from under the keyboard's focus. What the
 * keyboard has reached stays above the bar; the chat's button stands in its middle.
 */
const bar = css`
  position: fixed;
  z-index: 4;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  height: ${height};
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
    min-width: 0;
  }

  &:not([data-shown], :has(:focus-visible)),
  html:has(:is(input:not([type="radio"], [type="checkbox"]), textarea, select):focus) & {
    visibility: hidden;
    transform: translateY(100%);
  }

  ${onPhones} {
    html:has(&[data-shown]) {
      --chat-drop: var(--space-3);
      scroll-padding-bottom: calc(${height} + var(--space-8));
    }
  }
`;

const beside = css`
  padding-right: calc(
    var(--gutter) + ${chatButtonSize} + var(--space-3) + env(safe-area-inset-right)
  );
`;

const buttonSize = `
  min-height: 3rem;
  padding-inline: var(--space-2);
`;

const call = css`
  ${framedLink}
  justify-content: center;
  gap: var(--space-2);
  ${buttonSize}
  font-weight: 650;
  line-height: 1.2;

  &:hover {
    background: var(--color-green-light);
  }
`;

const book = css`
  ${buttonSize}
`;
