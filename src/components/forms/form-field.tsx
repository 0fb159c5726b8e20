import { css } from "@emotion/react";
import { type AllHTMLAttributes, type ReactNode, useId } from "react";
import { useInvalid } from "./use-invalid";

interface Props {
  label: string;
  hint?: string;
  requiredHint?: string;
  children: (
    control: Pick<AllHTMLAttributes<HTMLElement>, "id" | "aria-describedby" | "aria-invalid">,
  ) => ReactNode;
}

export const FormField = ({ label, hint, requiredHint, children }: Props) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const { isInvalid, events } = useInvalid();
  const descriptions = [hint && hintId, requiredHint && errorId].filter(Boolean).join(" ");
  return (
    <div {...events} css={layout}>
      <div css={labelRow}>
        <label htmlFor={id}>{label}</label>
        {requiredHint && <span aria-hidden="true">Required</span>}
        {hint && <span id={hintId}>{hint}</span>}
      </div>
      {children({ id, "aria-describedby": descriptions || undefined, "aria-invalid": isInvalid })}
      {requiredHint && (
        <p id={errorId} css={errorText}>
          {requiredHint}
        </p>
      )}
    </div>
  );
};

const layout = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);

  input,
  textarea {
    width: 100%;
    min-width: 0;
    min-height: 3rem;
    padding: var(--space-2) var(--space-3);
    border: 1.5px solid var(--color-line-strong);
    border-radius: var(--radius);
    background: var(--color-paper);
  }

  textarea {
    min-height: 10rem;
    line-height: 1.5;
    resize: vertical;
  }

  input:user-invalid,
  textarea:user-invalid {
    border-color: var(--color-orange-dark);
    box-shadow: 0 0 0 1px var(--color-orange-dark);
  }

  input:read-only,
  textarea:read-only {
    opacity: 0.75;
  }
`;

const errorText = css`
  display: none;
  color: var(--color-orange-dark);
  font-size: var(--text-small);
  font-weight: 600;

  input:user-invalid ~ &,
  textarea:user-invalid ~ & {
    display: block;
  }
`;

const labelRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);
  line-height: 1.4;

  label {
    margin-inline-end: auto;
    font-weight: 600;
  }

  span {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
