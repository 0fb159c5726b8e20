import { css } from "@emotion/react";
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from "react";
import { chatId, chatTitleId } from "../../lib/links/site-ids";
import { guillocheField } from "../../styles/frames";
import { from, onHover } from "../../styles/media";
import { iconButton } from "../../styles/mixins";
import { overPage } from "../../styles/modal";
import { BookLink } from "../ui/book-link";
import { Icon } from "../ui/icon";
import { LogoMark } from "../ui/logo";

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** Whether the latest answer has a booking link: then the bar needs none. */
  answerHasBooking: boolean;
  children: ReactNode;
  optionsRef: Ref<HTMLDivElement>;
  statusRef: Ref<HTMLDivElement>;
}

/** The frame of the chat window, part of the built HTML: title, Book, close button, and the log. */
export const ChatWindow = ({
  ref,
  isOpen,
  answerHasBooking,
  children,
  optionsRef,
  statusRef,
}: Props) => {
  const log = useRef<HTMLDivElement>(null);

  // The browser focuses the close button; for screen readers the greeting is a better start.
  useEffect(() => {
    if (isOpen) log.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      id={chatId}
      aria-labelledby={chatTitleId}
      {...{ closedby: "any" }}
      css={sheet}
    >
      <div css={bar}>
        <LogoMark css={{ width: "min(2.5rem, 12vw)" }} />
        <h2 id={chatTitleId}>Chat</h2>
        {/* Only while open: no bytes in the built HTML. */}
        {isOpen && !answerHasBooking && (
          <BookLink source="chat" variant="outlined" newTab css={book}>
            Book
          </BookLink>
        )}
        <button
          type="button"
          aria-label="Close chat"
          {...{ command: "close", commandfor: chatId }}
          css={closeButton}
        >
          <Icon name="close" size={28} />
        </button>
      </div>
      <div css={scroller}>
        {/* The status announces its messages. */}
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label="Conversation"
          tabIndex={-1}
          css={logStyle}
        >
          {children}
        </div>
        <div
          ref={optionsRef}
          css={{ padding: "var(--space-3) 0 calc(var(--space-4) + env(safe-area-inset-bottom))" }}
        />
      </div>
      <div ref={statusRef} role="status" className="visually-hidden" />
    </dialog>
  );
};

/* 600 px, or more with larger text, up to the screen's height. */
const sheet = css`
  ${overPage}
  position: fixed;
  inset: auto 0 0 auto;
  height: min(max(600px, 37.5rem), 100dvh);
  overflow: hidden;
  border-top: var(--border-strong);

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }

  ${from("sm")} {
    right: calc(var(--gutter) + env(safe-area-inset-right));
    bottom: min(var(--space-4), max(0px, 100dvh - 600px));
    width: min(26.5rem, 100vw - 2 * var(--gutter));
    border: var(--border-strong);
    border-radius: var(--radius);
    box-shadow: var(--elevation-raised);
  }
`;

/* With very large text, the window's width determines the size. */
const bar = css`
  display: flex;
  align-items: center;
  gap: min(var(--space-3), 2vw);
  padding: var(--space-2) min(var(--space-2), 2vw) var(--space-2) min(var(--space-4), 5vw);
  border-bottom: var(--border-strong);
  background: var(--color-card) ${guillocheField};

  h2 {
    flex: 1 0 auto;
    color: var(--color-green);
    font-size: var(--text-title);
  }
`;

/* The bar has no room for the icon. */
const book = css`
  padding-inline: min(var(--space-3), 2vw);

  > svg {
    display: none;
  }
`;

const closeButton = css`
  ${iconButton}
  flex: none;
  width: max(44px, min(var(--target), 15vw));
  color: var(--color-green);

  ${onHover("background: var(--color-green-light);")}
`;

const scroller = css`
  position: relative;
  container-type: size;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 min(var(--space-4), 5vw);
`;

const logStyle = css`
  &:focus-visible {
    outline-offset: -3px;
  }
`;
