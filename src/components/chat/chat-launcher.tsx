import { css } from "@emotion/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { shouldAvoidPrefetch, whenIdle } from "../../browser/when-idle";
import { chatId } from "../../lib/links/site-ids";
import { onHover } from "../../styles/media";
import { chatButtonSize as size, tapLinks } from "../../styles/mixins";
import { PhoneLink } from "../ui/contact-link";
import { Icon } from "../ui/icon";
import { ChatProblem } from "./chat-problem";
import { ChatWindow } from "./chat-window";
import { loadChat, type LoadedChat } from "./load-chat";

const ChatLoading = () => (
  <div css={loadingText}>
    <p css={loadingTitle}>Loading the chat…</p>
    <p>
      In a hurry? Call <PhoneLink />.
    </p>
  </div>
);

/** Reloads the page if a newer build has replaced its script: another try would fail, too. */
async function reloadIfGone(error: unknown): Promise<void> {
  const { request } = error as { request?: string }; // webpack's URL of a script that failed to load
  if (!request) return;
  const response = await fetch(request, { method: "HEAD" }).catch(() => undefined);
  if (response?.status === 404) window.location.reload();
}

function useChat() {
  const [chat, setChat] = useState<LoadedChat>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    setError(undefined);
    loadChat().then(setChat, setError);
  }, []);
  return { chat, error, load };
}

function useOpenState(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const look = () => setIsOpen(element.open);
    // The visitor may have opened it before hydration.
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [dialog]);
  return isOpen;
}

/** The chat's button and window frame. `command` opens the dialog natively, also before hydration. */
export const ChatLauncher = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useOpenState(dialog);
  const [optionsRoot, setOptionsRoot] = useState<Element | null>(null);
  const [statusRoot, setStatusRoot] = useState<Element | null>(null);
  const [answerHasBooking, setAnswerHasBooking] = useState(false);
  const { chat, error, load } = useChat();
  const hasFailed = error !== undefined;

  // Visible content has priority.
  useEffect(
    () => (shouldAvoidPrefetch() ? undefined : whenIdle(load, { pause: 4000, timeout: 0 })),
    [load],
  );
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  return (
    <>
      <aside aria-label="Chat" data-needs-scripts className="screen-only" css={container}>
        <button
          type="button"
          aria-haspopup="dialog"
          // React's types lack both attributes, so they are spread.
          {...{ command: "show-modal", commandfor: chatId }}
          onPointerEnter={load}
          onFocus={load}
          css={button}
        >
          <Icon name="chat" size={28} />
          <span>Chat assistant</span>
        </button>
      </aside>
      <ChatWindow
        ref={dialog}
        isOpen={isOpen}
        answerHasBooking={answerHasBooking}
        optionsRef={setOptionsRoot}
        statusRef={setStatusRoot}
      >
        {chat && (
          <chat.ChatConversation
            data={chat.data}
            isOpen={isOpen}
            optionsRoot={optionsRoot}
            statusRoot={statusRoot}
            onAnswer={setAnswerHasBooking}
          />
        )}
        {!chat && !hasFailed && <ChatLoading />}
        {hasFailed && (
          <ChatProblem what="The chat" onRetry={() => void reloadIfGone(error).then(load)} />
        )}
      </ChatWindow>
    </>
  );
};

/* At the page's end the button has its own space below the footer and covers nothing. */
const container = css`
  height: calc(${size} + var(--space-6) + env(safe-area-inset-bottom));
  background: var(--color-green);
`;

/* Shows its label if there is room next to the page's column, which it must not cover. */
const button = css`
  position: fixed;
  z-index: 5;
  translate: 0 var(--chat-drop, 0);
  transition: translate var(--motion);
  right: calc(var(--gutter) + env(safe-area-inset-right));
  bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: ${size};
  height: ${size};
  border: 1.5px solid var(--color-card);
  border-radius: 50%;
  outline: 1px solid var(--color-green);
  outline-offset: -7px;
  background: var(--color-green-light);
  color: var(--color-green);
  box-shadow: var(--elevation-raised);
  font-weight: 650;
  line-height: 1.2;

  ${onHover("background: var(--color-card);")}

  html:not([data-pointer]) &:focus-visible {
    outline: 3px solid var(--focus-color);
    outline-offset: 3px;
    box-shadow: 0 0 0 8px var(--color-card);
  }

  @media (min-width: 105em) {
    width: auto;
    height: auto;
    min-height: ${size};
    padding-inline: var(--space-5);
    border-radius: calc(${size} / 2);
  }

  @media not all and (min-width: 105em) {
    span {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const loadingTitle = css`
  color: var(--color-green);
  font: 600 var(--text-lead) / 1.3 var(--font-heading);
  text-wrap: balance;
`;

const loadingText = css`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-8);
  text-align: center;
  ${tapLinks}
`;
