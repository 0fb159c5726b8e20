import { css } from "@emotion/react";
import { from } from "../../styles/media";
import { FormField } from "./form-field";

/** Who writes, about which dog, and where the answer goes. */
export const PersonFields = ({ readOnly }: { readOnly: boolean }) => (
  <div css={grid}>
    <FormField label="First name">
      {(control) => (
        <input {...control} name="first-name" autoComplete="given-name" readOnly={readOnly} />
      )}
    </FormField>
    <FormField label="Last name">
      {(control) => (
        <input {...control} name="last-name" autoComplete="family-name" readOnly={readOnly} />
      )}
    </FormField>
    <FormField label="Email" asksFor="An email address, like name@example.com" css={wide}>
      {(control) => (
        <input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          readOnly={readOnly}
        />
      )}
    </FormField>
    <FormField label="Pets Name">
      {(control) => <input {...control} name="petname" autoComplete="off" readOnly={readOnly} />}
    </FormField>
    <FormField label="Phone" hint="Optional">
      {(control) => (
        <input {...control} name="phone" type="tel" autoComplete="tel" readOnly={readOnly} />
      )}
    </FormField>
  </div>
);

const grid = css`
  display: grid;
  gap: var(--space-5);

  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const wide = css`
  grid-column: 1 / -1;
`;
