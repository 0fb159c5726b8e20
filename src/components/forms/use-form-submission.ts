import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { recordEvent } from "../../analytics/record-event";
import {
  finishSending,
  readDraft,
  readPending,
  startSending,
  takeHoneypot,
} from "../../browser/draft-storage";
import { openMail, type Outcome, submitForm } from "../../browser/submit-form";
import { useSite } from "../../hooks/use-shared-data";
import { formTarget, type Mail, mailLink } from "../../lib/links/contact-links";

/** `honeypot`: it was filled in, so nothing was sent. `left`: the visitor left before the answer. */
export type FormState =
  | { status: "idle" }
  | ({ data: FormData } & (Outcome | { status: "sending" | "mail" | "honeypot" | "left" }));

interface Options {
  name: "contact" | "newsletter";
  endpoint?: string | null;
  subject: string;
  composeBody: (data: FormData) => string;
}

/** Changes a field's text as if the visitor had typed it. */
export function changeText(form: HTMLFormElement, name: string, change: (text: string) => string) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const text = change(field.value);
  if (text === field.value) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true })); // for the draft and the count
}

/** Restores what a visitor typed (saveDrafts in draft-storage.ts). Requires uncontrolled fields. */
function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const { draft = "" } = element.dataset;
    // Empties fields that were sent: on return to a page, browsers fill them in again.
    for (const [name, text] of Object.entries(readPending(draft)))
      changeText(element, name, (value) => (value === text ? "" : value));
    for (const [name, text] of Object.entries(readDraft(draft)))
      changeText(element, name, (value) => value || text); // keeps what was typed before hydration
  }, [form]);
}

/** Sends a form, and resets it after success. `mail` is the email with the same text. */
export function useFormSubmission({ name, endpoint, subject, composeBody }: Options) {
  const { email } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ status: "idle" });
  const isBusy = useRef(false);
  const toMail = (data: FormData): Mail => ({ subject, body: composeBody(data) });
  const location = `${name}_form`;
  useDraft(form);

  useEffect(() => {
    const pending = Object.entries(readPending(name));
    if (pending.length === 0) return;
    const data = new FormData();
    for (const [field, text] of pending) data.append(field, text);
    // Screen readers announce text only if its element exists before.
    queueMicrotask(() => setState({ status: "left", data }));
  }, [name]);

  function handToMailProgram(data: FormData) {
    openMail(mailLink(email, toMail(data)));
    setState({ status: "mail", data });
    recordEvent("Form Handed Over", { location });
    setTimeout(() => (isBusy.current = false), 1_000); // a double click opens one email
  }

  async function send(to: string, element: HTMLFormElement, data: FormData) {
    setState({ status: "sending", data });
    startSending(element);
    const outcome = await submitForm(to, data);
    finishSending(name, outcome.status === "sent");
    isBusy.current = false;
    setState({ ...outcome, data });
    if (outcome.status === "sent") {
      recordEvent("Form Sent", { location });
      element.reset();
    } else recordEvent("Form Failed", { location, reason: outcome.status });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const element = event.currentTarget;
    const data = new FormData(element);
    if (takeHoneypot(element, data)) {
      setState({ status: "honeypot", data });
      return;
    }
    isBusy.current = true;
    if (endpoint) void send(endpoint, element, data);
    else handToMailProgram(data);
  }

  /** Removes the panel of an earlier attempt, but not words that are nowhere else on the page. */
  const removePanel = () =>
    setState((shown) => (/sending|left/.test(shown.status) ? shown : { status: "idle" }));

  const isSending = state.status === "sending";
  return {
    state,
    isSending,
    mail: state.status === "idle" ? {} : toMail(state.data),
    formProps: {
      ref: form,
      "data-draft": name,
      ...formTarget({ endpoint, email, subject }),
      "aria-busy": isSending,
      onSubmit: submit,
      onInvalidCapture: removePanel, // the browser refused an attempt
    },
  };
}
