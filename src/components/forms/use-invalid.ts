import { type SyntheticEvent, useState } from "react";

/** Delays `aria-invalid`: Firefox would announce each empty required field as invalid. */
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
