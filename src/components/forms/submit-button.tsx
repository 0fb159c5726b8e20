import { css } from "@emotion/react";
import type { FormState } from "./use-form-submission";
import { mainButton } from "../../styles/mixins";

interface Props {
  state: FormState;
  /** The button's label, unless sending failed. */
  label: string;
  className?: string;
}

const retried: readonly FormState["status"][] = ["unavailable", "uncertain", "offline", "honeypot"];

/** A form's submit button: keeps the focus while the form is being sent, and offers a retry. */
export const SubmitButton = ({ state, label, className }: Props) => (
  <button
    type="submit"
    aria-disabled={state.status === "sending" || undefined}
    className={className}
    css={button}
  >
    {retried.includes(state.status) ? "Try again" : label}
  </button>
);

const button = css`
  ${mainButton}
  cursor: pointer;

  &[aria-disabled] {
    cursor: progress;
    opacity: 0.75;
    transform: none;
  }
`;
