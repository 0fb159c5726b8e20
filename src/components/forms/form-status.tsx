import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { isAttended } from "../../browser/on-screen";
import type { FormState } from "./use-form-submission";
import type { Mail } from "../../lib/links/contact-links";
import { MailLink } from "../ui/contact-link";
import { Icon } from "../ui/icon";
import { MailHandover, quote } from "./mail-handover";
import { problemText } from "./problem-text";

interface Props {
  state: FormState;
  /** Converts the form to an email to the shop. */
  composeMail: (data: FormData) => Mail;
  /** Renders the message after success. */
  sentMessage: (data: FormData) => ReactNode;
  /** The message before the first submission. */
  hint?: ReactNode;
  /** For `aria-describedby`. */
  id?: string;
}

const announcements: Partial<Record<FormState["status"], string>> = {
  sending: "Sending…",
  mail: "One more step: press Send in your email app.",
};

/** The form's status next to its button. Screen readers announce it. It contains what to do next. */
export const FormStatus = ({ state, composeMail, sentMessage, hint, id }: Props) => {
  const panelRef = useRef<HTMLDivElement>(null);
  const { status } = state;

  useEffect(() => {
    const form = panelRef.current?.closest("form");
    if (status !== "idle" && form && isAttended(form))
      panelRef.current?.scrollIntoView?.({ block: "nearest" });
  }, [status]);

  const mail = status === "idle" ? {} : composeMail(state.data);
  const mailLink = <MailLink mail={mail} />;
  const problem = problemText(state, mailLink);
  return (
    <div id={id} ref={panelRef} css={[panel, status === "mail" && step]}>
      {status === "idle" && hint}
      <div role="status">
        <p css={[line, status === "sent" && marked, status === "mail" && title]}>
          {status === "sent" && <Icon name="check" size={20} />}
          {status === "mail" && <Icon name="mail" size={28} />}
          <span key={status}>
            {status === "sent" ? sentMessage(state.data) : announcements[status]}
          </span>
        </p>
      </div>
      {status === "mail" && <MailHandover body={mail.body ?? ""} mailLink={mailLink} />}
      {problem && (
        <p key={status} role="alert" css={alert}>
          {problem}
        </p>
      )}
      {status === "left" && <blockquote css={quote}>{mail.body}</blockquote>}
    </div>
  );
};

/* Reserves one line, so that a short status doesn't shift the layout. */
const panel = css`
  min-height: 1.5em;
  font-size: var(--text-small);
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const line = css`
  display: flex;
  gap: var(--space-2);
`;

const marked = css`
  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

/* Instructions have their own background, on the paper-colored page as well as on the footer's green. */
const step = css`
  padding: var(--space-4);
  border: 3px solid var(--color-orange);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-ink);

  & :focus-visible {
    outline-color: var(--color-blue);
  }
`;

const title = css`
  align-items: center;
  font-family: var(--font-heading);
  font-size: var(--text-lead);
  font-weight: 600;
  line-height: 1.2;

  svg {
    flex: none;
    color: var(--color-orange);
  }
`;

const alert = css`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid;
`;
