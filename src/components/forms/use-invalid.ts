import { type SyntheticEvent, useState } from "react";

/**
 * When screen readers announce a field as invalid: after a failed attempt to submit it, or once the
 * visitor has left it with a wrong value. Firefox would announce a required field at once.
 *
 * @returns `isInvalid` for `aria-invalid`; `events` for the field or an element around it
 */
export function useInvalid() {
  const [isInvalid, setIsInvalid] = useState(false);
  const update = ({ type, target }: SyntheticEvent) => {
    const { value, validity } = target as HTMLInputElement;
    const isAttempt = type === "invalid" || (type === "blur" && value !== "");
    setIsInvalid((wasInvalid) => !validity.valid && (wasInvalid || isAttempt));
  };
  const events = { onInvalidCapture: update, onInput: update, onBlur: update };
  return { isInvalid, events };
}
