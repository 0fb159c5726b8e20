import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { from } from "../../styles/media";
import { FormField } from "./form-field";

/** The props of each input and its field. */
const fields: (ComponentProps<"input"> & Omit<ComponentProps<typeof FormField>, "children">)[] = [
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

/** The sender, their dog, and where to send the answer. */
export const PersonFields = ({ readOnly }: { readOnly: boolean }) => (
  <div css={grid}>
    {fields.map(({ label, hint, requiredHint, ...input }) => (
      <FormField key={label} label={label} hint={hint} requiredHint={requiredHint}>
        {(control) => <input {...control} {...input} readOnly={readOnly} />}
      </FormField>
    ))}
  </div>
);

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
