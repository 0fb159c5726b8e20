import { css } from "@emotion/react";
import { useId, useRef } from "react";
import { useDraft } from "./use-draft";
import { useFormSubmission } from "./use-form-submission";
import { useSite } from "../../hooks/use-site";
import type { Mail } from "../../lib/links/contact-links";
import { newsletterId } from "../../lib/links/site-ids";
import { fieldText } from "../../browser/form-data";
import { formTarget } from "../../lib/forms/form-target";
import { FormStatus } from "./form-status";
import { SubmitButton } from "./submit-button";
import { useInvalid } from "./use-invalid";

const subject = "Newsletter";

const composeMail = (data: FormData): Mail => ({
  subject,
  body: `Please send your newsletter to ${fieldText(data, "email")}.`,
});

/** The newsletter's sign-up form, for a green background. */
export const NewsletterForm = () => {
  const { email, forms } = useSite();
  const endpoint = forms?.newsletterEndpoint;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);
  const { state, submit, isSending } = useFormSubmission({
    form,
    name: "newsletter_form",
    endpoint,
    email,
    composeMail,
  });
  const { isInvalid, events } = useInvalid();

  return (
    <form
      ref={form}
      data-draft="newsletter"
      {...formTarget({ endpoint, email, subject })}
      id={newsletterId}
      aria-label="Newsletter"
      aria-busy={isSending}
      onSubmit={submit}
      css={layout}
    >
      <p css={promise}>Offers and new posts, by email.</p>
      <label htmlFor={`${id}-email`}>Email address</label>
      <span id={`${id}-hint`} className="visually-hidden">
        An email address, like name@example.com
      </span>
      <div css={row}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Enter your email"
          required
          readOnly={isSending}
          {...events}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-hint ${id}-status`}
          css={input}
        />
        <SubmitButton state={state} label="Subscribe" css={button} />
      </div>
      <FormStatus
        id={`${id}-status`}
        state={state}
        composeMail={composeMail}
        hint={!endpoint && <p>This opens your email app with a message to us.</p>}
        sentMessage={(data) => (
          <>
            Thank you. We’ll send our news to <span translate="no">{fieldText(data, "email")}</span>
            .
          </>
        )}
      />
    </form>
  );
};

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;

  label {
    margin-bottom: var(--space-1);
    font-family: var(--font-heading);
    font-weight: 600;
    line-height: 1.12;
  }
`;

const promise = css`
  margin-bottom: var(--space-2);
  line-height: 1.4;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-2);
`;

/* Next to the button only if most of an address fits. */
const input = css`
  flex: 999 1 14rem;
  min-width: 0;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--color-card);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-ink);

  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }
`;

const button = css`
  flex: 1 0 auto;
  border-color: var(--color-paper);
  background: transparent;
  color: var(--color-paper);

  @media (hover: hover) {
    &:hover {
      background: var(--color-paper);
      color: var(--color-green-dark);
    }
  }
`;
