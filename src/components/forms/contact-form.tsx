import { css } from "@emotion/react";
import { type ComponentProps, type RefObject, useEffect, useState } from "react";
import { formText, honeypotName } from "../../browser/draft-storage";
import { takePrefill } from "../../browser/session-storage";
import { useSite } from "../../hooks/use-shared-data";
import { addToMessage } from "../../lib/forms/message-limit";
import { card, filled } from "../../styles/frames";
import { from } from "../../styles/media";
import { Status } from "../ui/status";
import { FormField } from "./form-field";
import { FormStatus, SubmitButton } from "./form-status";
import { MessageField } from "./message-field";
import { changeText, useFormSubmission } from "./use-form-submission";

function composeBody(data: FormData): string {
  const text = (name: string) => formText(data, name);
  const signature = [
    ["Name", [text("first-name"), text("last-name")].filter(Boolean).join(" ")],
    ["Email", text("email")],
    ["Pets name", text("petname")],
    ["Phone", text("phone")],
  ];
  const lines = signature.filter(([, value]) => value).map((pair) => pair.join(": "));
  return [text("message"), lines.join("\n")].filter(Boolean).join("\n\n");
}

const prefills = {
  none: "",
  added: "Your estimate is in the message below. Change it as you like.",
  noRoom: "Your message has no room left for the estimate. Make it shorter, and send it again.",
};

/** Adds another page's text to the message, below the visitor's own, which `useDraft` restored. */
function usePrefilledMessage(form: RefObject<HTMLFormElement | null>): keyof typeof prefills {
  const [prefill, setPrefill] = useState<keyof typeof prefills>("none");
  useEffect(() => {
    const handed = takePrefill();
    if (!handed || !form.current) return;
    changeText(form.current, "message", (own) => {
      const message = addToMessage(own, handed);
      // Screen readers announce text only if its element exists before.
      queueMicrotask(() => setPrefill(message === undefined ? "noRoom" : "added"));
      return message ?? own;
    });
  }, [form]);
  return prefill;
}

const person: (ComponentProps<"input"> & Omit<ComponentProps<typeof FormField>, "children">)[] = [
  { label: "First name", name: "first-name", autoComplete: "given-name" },
  { label: "Last name", name: "last-name", autoComplete: "family-name" },
  {
    label: "Email",
    requiredHint: "Write your email address, like name@example.com",
    name: "email",
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    required: true,
  },
  { label: "Pets Name", name: "petname", autoComplete: "off" },
  { label: "Phone", hint: "Optional", name: "phone", type: "tel", autoComplete: "tel" },
];

export const ContactForm = () => {
  const endpoint = useSite().forms?.contactEndpoint;
  const { state, mail, isSending, formProps } = useFormSubmission({
    name: "contact",
    endpoint,
    subject: "Question from the website",
    composeBody,
  });
  const prefill = usePrefilledMessage(formProps.ref);

  return (
    <form {...formProps} aria-label="Contact" css={sheet}>
      <div>
        <p>We need your email and a message to reply. The rest is up to you.</p>
        <Status css={{ color: "var(--color-green)", fontWeight: 600 }}>{prefills[prefill]}</Status>
      </div>
      <div css={grid}>
        {person.map(({ label, hint, requiredHint, ...input }) => (
          <FormField key={label} label={label} hint={hint} requiredHint={requiredHint}>
            {(control) => <input type="text" {...control} {...input} readOnly={isSending} />}
          </FormField>
        ))}
      </div>
      <MessageField readOnly={isSending} />
      {endpoint && <HoneypotField />}
      <SubmitButton status={state.status} label="Send message" css={button} />
      <FormStatus
        state={state}
        mail={mail}
        hint={!endpoint && <p>This opens your email app with the message filled in.</p>}
        sentMessage={(data) => `Thank you. We’ll reply to ${formText(data, "email")}.`}
      />
    </form>
  );
};

/** Only bots find and fill it. It is out of sight instead of hidden: bots skip hidden fields. */
const HoneypotField = () => (
  <div aria-hidden="true" className="visually-hidden" css={{ pointerEvents: "none" }}>
    <label>
      Leave this field empty
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const sheet = css`
  position: relative;
  display: grid;
  gap: var(--space-5);
  padding: var(--space-6) var(--space-5);
  ${card}
`;

const grid = css`
  display: grid;
  gap: var(--space-5);

  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > :has([type="email"]) {
    grid-column: 1 / -1;
  }
`;

const button = css`
  justify-self: start;
  min-height: 3.25rem;
  padding-inline: var(--space-8);
  ${filled}
`;
