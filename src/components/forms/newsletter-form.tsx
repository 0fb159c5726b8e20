import { css } from "@emotion/react";
import { useId } from "react";
import { formText } from "../../browser/draft-storage";
import { useSite } from "../../hooks/use-shared-data";
import { newsletterId } from "../../lib/links/site-ids";
import { onHover } from "../../styles/media";
import { FormStatus, SubmitButton } from "./form-status";
import { useFormSubmission } from "./use-form-submission";
import { useInvalid } from "./use-invalid";

export const NewsletterForm = () => {
  const endpoint = useSite().forms?.newsletterEndpoint;
  const id = useId();
  const { state, mail, isSending, formProps } = useFormSubmission({
    name: "newsletter",
    endpoint,
    subject: "Newsletter",
    composeBody: (data) => `Please send your newsletter to ${formText(data, "email")}.`,
  });
  const { isInvalid, events } = useInvalid();

  return (
    <form {...formProps} id={newsletterId} aria-label="Newsletter" css={layout}>
      <p css={{ marginBottom: "var(--space-2)", lineHeight: 1.4 }}>
        Offers and new posts, by email.
      </p>
      <label htmlFor={`${id}-email`}>Email address</label>
      <span id={`${id}-hint`} className="visually-hidden">
        An email address, like name@example.com
      </span>
      <div css={{ display: "flex", flexWrap: "wrap", gap: "var(--space-3) var(--space-2)" }}>
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
        <SubmitButton status={state.status} label="Subscribe" css={button} />
      </div>
      <FormStatus
        id={`${id}-status`}
        state={state}
        mail={mail}
        hint={!endpoint && <p>This opens your email app with a message to us.</p>}
        sentMessage={(data) => `Thank you. We’ll send our news to ${formText(data, "email")}.`}
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

  ${onHover(`
    background: var(--color-paper);
    color: var(--color-green-dark);
  `)}
`;
