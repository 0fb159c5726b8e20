import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  lengthAnnouncement,
  cutAnnouncement,
  cutToLimit,
  lengthLabel,
  messageLimit,
} from "../../lib/forms/message-limit";
import { useIsBuilt } from "../../hooks/use-is-built";
import { Status } from "../ui/status";
import { FormField } from "./form-field";

/** A message of only spaces passes the browser's validation, but nobody could answer it. */
function checkForWords(field: HTMLTextAreaElement) {
  const isBlank = field.value !== "" && field.value.trim() === "";
  field.setCustomValidity(isBlank ? "Please write a few words." : "");
}

/** The length of an uncontrolled field; 0 in the built HTML. After a reset, the form's new state renders it. */
function useFieldLength(field: RefObject<HTMLTextAreaElement | null>): number {
  const subscribe = (onChange: () => void) => {
    const element = field.current;
    element?.addEventListener("input", onChange);
    return () => element?.removeEventListener("input", onChange);
  };
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value.length ?? 0,
    () => 0,
  );
}

/** Debounces a value, so that screen readers don't announce it at each key press. */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

export const MessageField = ({ readOnly }: { readOnly: boolean }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const length = useFieldLength(field);
  const announced = useDebouncedValue(lengthAnnouncement(length), 1_000);
  const isBuilt = useIsBuilt();
  const [cut, setCut] = useState("");
  // A restored draft's length must not be announced when the page loads.
  const [isUsed, setIsUsed] = useState(false);

  /** Like `maxLength`, which cuts silently, however the text came: pasted, dictated or composed. */
  function enforceLimit(element: HTMLTextAreaElement) {
    const { value, selectionEnd } = element;
    const [before, after] = cutToLimit(value, selectionEnd);
    const count = value.length - before.length - after.length;
    if (count > 0) {
      element.value = before + after;
      element.setSelectionRange(before.length, before.length);
      setCut(cutAnnouncement(count));
    } else if (value.length < messageLimit) setCut("");
  }

  return (
    <FormField
      label="How can we help you?"
      requiredHint="Write a few words, so that we know how to help"
      hint={`Max ${messageLimit} characters`}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            ref={field}
            name="message"
            rows={6}
            maxLength={isBuilt ? messageLimit : undefined}
            required
            readOnly={readOnly}
            onFocus={() => setIsUsed(true)}
            onInput={(event) => {
              if (!event.nativeEvent.isComposing) enforceLimit(event.currentTarget);
              checkForWords(event.currentTarget);
            }}
            onCompositionEnd={({ currentTarget }) =>
              currentTarget.dispatchEvent(new Event("input", { bubbles: true }))
            }
          />
          <div css={belowField}>
            <Status>{cut}</Status>
            <p aria-hidden="true" data-needs-scripts css={count}>
              {lengthLabel(length)}
            </p>
            <Status isSilent={!isUsed} className="visually-hidden">
              {announced}
            </Status>
          </div>
        </>
      )}
    </FormField>
  );
};

const belowField = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  font-size: var(--text-small);
  line-height: 1.5;
`;

const count = css`
  margin-inline-start: auto;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
