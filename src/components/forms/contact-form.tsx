import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useDraft } from "./use-draft";
import { useFormSubmission } from "./use-form-submission";
import { useSite } from "../../hooks/use-site";
import { fieldText, honeypotName } from "../../browser/form-data";
import { takePrefill } from "../../browser/session-storage";
import { formTarget } from "../../lib/forms/form-target";
import { addToMessage } from "../../lib/forms/message-limit";
import type { Mail } from "../../lib/links/contact-links";
import { card, filled } from "../../styles/frames";
import { visuallyHidden } from "../../styles/mixins";
import { Status } from "../ui/status";
import { FormStatus } from "./form-status";
import { SubmitButton } from "./submit-button";
import { MessageField } from "./message-field";
import { PersonFields } from "./person-fields";

/** Subject of the email, also without scripts. */
const contactSubject = "Question from the website";

/** Converts the form to an email to the shop: the message first, then the sender. */
function composeContactMail(data: FormData): Mail {
  const name = [fieldText(data, "first-name"), fieldText(data, "last-name")]
    .filter(Boolean)
    .join(" ");
  const signature = [
    ["Name", name],
    ["Email", fieldText(data, "email")],
    ["Pets name", fieldText(data, "petname")],
    ["Phone", fieldText(data, "phone")],
  ];
  const lines = signature.filter(([, text]) => text).map((pair) => pair.join(": "));
  return {
    subject: contactSubject,
    body: [fieldText(data, "message"), lines.join("\n")].filter(Boolean).join("\n\n"),
  };
}

/** The result of adding another page's text; `none` if there was none. */
type Prefill = "none" | "added" | "no room";

/**
 * Adds another page's text to a form's message, below the visitor's own. Call it after `useDraft`,
 * which restores that.
 */
function usePrefilledMessage(form: RefObject<HTMLFormElement | null>): Prefill {
  const [prefill, setPrefill] = useState<Prefill>("none");
  useEffect(() => {
    const field = form.current?.elements.namedItem("message");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const handed = takePrefill();
    if (!handed) return;
    const message = addToMessage(field.value, handed);
    // Screen readers announce text only if its element exists before.
    queueMicrotask(() => setPrefill(message === undefined ? "no room" : "added"));
    if (message === undefined) return;
    field.value = message;
    field.dispatchEvent(new Event("input", { bubbles: true })); // for the draft and the count
  }, [form]);
  return prefill;
}

export const ContactForm = () => {
  const { email, forms } = useSite();
  const endpoint = forms?.contactEndpoint;
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);
  const prefill = usePrefilledMessage(form);
  const { state, submit, isSending } = useFormSubmission({
    form,
    name: "contact_form",
    endpoint,
    email,
    composeMail: composeContactMail,
  });

  return (
    <form
      ref={form}
      data-draft="contact"
      {...formTarget({ endpoint, email, subject: contactSubject })}
      aria-label="Contact"
      aria-busy={isSending}
      onSubmit={submit}
      css={sheet}
    >
      <div>
        <p>We need your email and a message to reply. The rest is up to you.</p>
        <Status css={handed}>{prefills[prefill]}</Status>
      </div>
      <PersonFields readOnly={isSending} />
      <MessageField readOnly={isSending} />
      {endpoint && <HoneypotField />}
      <SubmitButton state={state} label="Send message" css={button} />
      <FormStatus
        state={state}
        composeMail={composeContactMail}
        hint={!endpoint && <p>This opens your email app with the message filled in.</p>}
        sentMessage={(data) => (
          <>
            Thank you. We’ll reply to <span translate="no">{fieldText(data, "email")}</span>.
          </>
        )}
      />
    </form>
  );
};

/**
 * A honeypot: people and screen readers never reach it, bots fill it in. It is positioned out of
 * sight instead of hidden, because bots skip hidden fields.
 */
const HoneypotField = () => (
  <div aria-hidden="true" css={outOfSight}>
    <label>
      Leave this field empty
      <input name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const prefills: Record<Prefill, string> = {
  none: "",
  added: "Your estimate is in the message below. Change it as you like.",
  "no room": "Your message has no room left for the estimate. Make it shorter, and send it again.",
};

const handed = css`
  color: var(--color-green);
  font-weight: 600;
`;

const sheet = css`
  position: relative;
  display: grid;
  gap: var(--space-5);
  padding: var(--space-6) var(--space-5);
  ${card}
`;

const button = css`
  justify-self: start;
  min-height: 3.25rem;
  padding-inline: var(--space-8);
  ${filled}
`;

const outOfSight = css`
  ${visuallyHidden}
  pointer-events: none;
`;
