import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  lengthAnnouncement,
  cutAnnouncement,
  lengthLabel,
  messageLimit,
} from "../../lib/forms/message-limit";
import { Status } from "../ui/status";
import { FormField } from "./form-field";

/** A message of only spaces passes the browser's validation, but nobody could answer it. */
function checkForWords(field: HTMLTextAreaElement) {
  const isBlank = field.value !== "" && field.value.trim() === "";
  field.setCustomValidity(isBlank ? "Please write a few words." : "");
}

const isPasted = (event: Event) =>
  event instanceof InputEvent && ["insertFromPaste", "insertFromDrop"].includes(event.inputType);

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
  const [cut, setCut] = useState("");
  // A restored draft's length must not be announced when the page loads.
  const [isUsed, setIsUsed] = useState(false);

  function reportCut(element: HTMLTextAreaElement, transfer: DataTransfer) {
    const { value, selectionStart, selectionEnd } = element;
    const selected = selectionEnd - selectionStart;
    setCut(cutAnnouncement({ text: transfer.getData("text"), length: value.length, selected }));
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
            maxLength={messageLimit}
            required
            readOnly={readOnly}
            onFocus={() => setIsUsed(true)}
            onInput={(event) => {
              checkForWords(event.currentTarget);
              if (!isPasted(event.nativeEvent)) setCut("");
            }}
            onPaste={(event) => reportCut(event.currentTarget, event.clipboardData)}
            onDrop={(event) => reportCut(event.currentTarget, event.dataTransfer)}
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
