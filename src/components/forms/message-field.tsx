import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  announceLength,
  describeCut,
  describeLength,
  messageLimit,
} from "../../lib/forms/message-limit";
import { Status } from "../ui/status";
import { FormField } from "./form-field";

/** Milliseconds without a key after which the count is announced. */
const pause = 1_000;

/** Blanks alone pass the browser's own check, but nobody could answer them. */
function checkForWords(field: HTMLTextAreaElement) {
  const isBlank = field.value !== "" && field.value.trim() === "";
  field.setCustomValidity(isBlank ? "Please write a few words." : "");
}

const isPasted = (event: Event) =>
  event instanceof InputEvent && ["insertFromPaste", "insertFromDrop"].includes(event.inputType);

/** Characters in a field that React doesn't control; 0 in the built HTML. */
function useFieldLength(field: RefObject<HTMLTextAreaElement | null>): number {
  const subscribe = (onChange: () => void) => {
    const element = field.current;
    const onReset = () => queueMicrotask(onChange); // the event comes before the field is emptied
    element?.addEventListener("input", onChange);
    element?.form?.addEventListener("reset", onReset);
    return () => {
      element?.removeEventListener("input", onChange);
      element?.form?.removeEventListener("reset", onReset);
    };
  };
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value.length ?? 0,
    () => 0,
  );
}

/** The last value that has not changed for so long: for words that must not be announced at each key. */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

/** The message, its live count, and a word when pasted text had to be cut. */
export const MessageField = ({ readOnly }: { readOnly: boolean }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const length = useFieldLength(field);
  const heard = useDebouncedValue(announceLength(length), pause);
  const [cut, setCut] = useState("");
  // The length of a restored draft is not announced when the page loads.
  const [isUsed, setIsUsed] = useState(false);

  function noteCut(element: HTMLTextAreaElement, transfer: DataTransfer) {
    const { value, selectionStart, selectionEnd } = element;
    const selected = selectionEnd - selectionStart;
    setCut(describeCut({ text: transfer.getData("text"), length: value.length, selected }));
  }

  return (
    <FormField
      label="How can we help you?"
      asksFor="A few words, so that we know how to help"
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
            onPaste={(event) => noteCut(event.currentTarget, event.clipboardData)}
            onDrop={(event) => noteCut(event.currentTarget, event.dataTransfer)}
          />
          <div css={line}>
            <Status>{cut}</Status>
            <p aria-hidden="true" data-needs-scripts css={count}>
              {describeLength(length)}
            </p>
            <Status isSilent={!isUsed} className="visually-hidden">
              {heard}
            </Status>
          </div>
        </>
      )}
    </FormField>
  );
};

const line = css`
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
