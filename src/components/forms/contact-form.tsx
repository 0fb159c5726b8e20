import { css } from "@emotion/react";
import { useRef } from "react";
import { useDraft } from "./use-draft";
import { type Prefill, usePrefilledMessage } from "./use-prefilled-message";
import { useFormSubmission } from "./use-form-submission";
import { useSite } from "../../hooks/use-site";
import { fieldText } from "../../browser/form-text";
import { honeypotName } from "../../browser/honeypot";
import { formTarget } from "../../lib/forms/form-target";
import { card, filled } from "../../styles/frames";
import { visuallyHidden } from "../../styles/mixins";
import { Status } from "../ui/status";
import { FormStatus } from "./form-status";
import { SubmitButton } from "./submit-button";
import { composeContactMail, contactSubject } from "./compose-contact-mail";
import { MessageField } from "./message-field";
import { PersonFields } from "./person-fields";

export const ContactForm = () => {
  const { email, forms } = useSite();
  const endpoint = forms?.contactEndpoint;
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);
  const prefill = usePrefilledMessage(form);
  const { state, submit, isSending } = useFormSubmission({
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
