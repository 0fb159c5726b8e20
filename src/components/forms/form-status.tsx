import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { isAttended } from "../../browser/on-screen";
import { useCopy } from "../../hooks/use-copy";
import type { Mail } from "../../lib/links/contact-links";
import { framedLink, textToCopy } from "../../styles/frames";
import { mainButton, tapLinks } from "../../styles/mixins";
import { MailLink, PhoneLink } from "../ui/contact-link";
import { Icon } from "../ui/icon";
import { Status } from "../ui/status";
import type { FormState } from "./use-form-submission";

interface ButtonProps {
  status: FormState["status"];
  label: string;
  className?: string;
}

const retried: readonly FormState["status"][] = ["unavailable", "uncertain", "offline", "honeypot"];

export const SubmitButton = ({ status, label, className }: ButtonProps) => (
  <button
    type="submit"
    aria-disabled={status === "sending" || undefined}
    className={className}
    css={button}
  >
    {retried.includes(status) ? "Try again" : label}
  </button>
);

interface Props {
  state: FormState;
  mail: Mail;
  sentMessage: (data: FormData) => string;
  hint?: ReactNode;
  id?: string;
}

const announcements: Partial<Record<FormState["status"], string>> = {
  sending: "Sending…",
  mail: "One more step: press Send in your email app.",
};

const ifYouHearNothing =
  "It may have arrived. If you hear nothing within a day, please call or write to us.";

/* Each is one text, because screen readers announce several in any order. */
const problems: Partial<Record<FormState["status"], string>> = {
  honeypot:
    "This looked like an automated message, so it wasn’t sent. What you typed is still here. Try again, call or write to us.",
  offline: "You are offline, so nothing was sent. Try again once you are connected, or call us.",
  unavailable:
    "It couldn’t be sent now. What you typed is still here. Try again later, call or write to us.",
  uncertain: `${ifYouHearNothing} What you typed is still here.`,
  left: `You left this page while the text below was on its way. ${ifYouHearNothing}`,
};

const copyResults = {
  none: "",
  copied: "Copied.",
  selected: "The message is selected: copy it with Ctrl+C, or hold it and choose Copy.",
};

const MailHandover = ({ body, mailLink }: { body: string; mailLink: ReactNode }) => {
  const { copy, result, textRef } = useCopy<HTMLQuoteElement>(body);
  return (
    <>
      <p css={{ marginTop: "var(--space-3)" }}>
        Your email app should now show this message. It reaches us once you press Send there.
        Nothing opened? Copy it and email it to {mailLink}.
      </p>
      <blockquote ref={textRef} css={css(textToCopy)}>
        {body}
      </blockquote>
      <div css={copyRow}>
        <button type="button" onClick={copy} css={css(framedLink)}>
          Copy
        </button>
        <Status>{copyResults[result]}</Status>
      </div>
    </>
  );
};

/** The form's status next to its button. Screen readers announce it. It contains what to do next. */
export const FormStatus = ({ state, mail, sentMessage, hint, id }: Props) => {
  const panelRef = useRef<HTMLDivElement>(null);
  const { status } = state;

  useEffect(() => {
    const form = panelRef.current?.closest("form");
    if (status !== "idle" && form && isAttended(form))
      panelRef.current?.scrollIntoView?.({ block: "nearest" });
  }, [status]);

  const mailLink = <MailLink mail={mail} />;
  const problem = problems[status];
  return (
    <div id={id} ref={panelRef} css={[panel, status === "mail" && step]}>
      {status === "idle" && hint}
      <p role="status" css={[statusLine, status === "mail" && stepTitle]}>
        {status === "sent" && <Icon name="check" size={20} />}
        {status === "mail" && <Icon name="mail" size={28} />}
        <span key={status}>
          {status === "sent" ? sentMessage(state.data) : announcements[status]}
        </span>
      </p>
      {status === "mail" && <MailHandover body={mail.body ?? ""} mailLink={mailLink} />}
      {problem && (
        <div css={{ paddingInlineStart: "var(--space-3)", borderInlineStart: "3px solid" }}>
          <p key={status} role="alert">
            {problem}
          </p>
          <p css={contactRow}>
            <PhoneLink /> {mailLink}
          </p>
        </div>
      )}
      {status === "left" && <blockquote css={css(textToCopy)}>{mail.body}</blockquote>}
    </div>
  );
};

const contactRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  ${tapLinks}
`;

const copyRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

const button = css`
  ${mainButton}

  &[aria-disabled] {
    cursor: progress;
    opacity: 0.75;
    transform: none;
  }
`;

/* Reserves one line, so that a short status doesn't shift the layout. */
const panel = css`
  min-height: 1.5em;
  font-size: var(--text-small);
  line-height: 1.5;
`;

const statusLine = css`
  display: flex;
  gap: var(--space-2);

  svg {
    margin-top: 0.1em;
  }
`;

/* Instructions have their own background, on the paper-colored page as well as on the footer's green. */
const step = css`
  --focus-color: var(--color-blue);
  padding: var(--space-4);
  border: 3px solid var(--color-orange);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-ink);
`;

const stepTitle = css`
  align-items: center;
  font: 600 var(--text-lead) / 1.2 var(--font-heading);

  svg {
    margin-top: 0;
    color: var(--color-orange);
  }
`;
