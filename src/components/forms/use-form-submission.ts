import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type FormName, recordFormResult } from "../../analytics/record-event";
import { mailLink, type Mail } from "../../lib/links/contact-links";
import { markSent, readDraft, sentName, settleSent } from "../../browser/draft-storage";
import { takeHoneypot } from "../../browser/form-data";
import { openMail, type Outcome, submitForm } from "../../browser/submit-form";

/** Milliseconds in which a second click opens no second email. */
const doubleClick = 1_000;

/**
 * The state of a form from typing to response; `data` is what was submitted. `honeypot`: a bot
 * filled in the honeypot, so nothing was sent. `left`: the visitor left before the answer arrived.
 */
export type FormState =
  | { status: "idle" }
  | ({ data: FormData } & (Outcome | { status: "sending" | "mail" | "honeypot" | "left" }));

interface Options {
  /** Its `data-draft` names its draft. */
  form: RefObject<HTMLFormElement | null>;
  /** The form's name in analytics. */
  name: FormName;
  /** Where the form is sent; without it, the visitor's email app opens. */
  endpoint?: string | null;
  /** The shop's email address. */
  email: string;
  /** Converts the form to an email to the shop. */
  composeMail: (data: FormData) => Mail;
}

/**
 * Sends a form, one submission at a time, and returns its state. Resets the form after success;
 * otherwise it keeps the text, and submitting again is the retry.
 */
export function useFormSubmission({ form, name, endpoint, email, composeMail }: Options) {
  const [state, setState] = useState<FormState>({ status: "idle" });
  const isBusy = useRef(false);

  useEffect(() => {
    const left = Object.entries(readDraft(sentName(form.current?.dataset.draft ?? "")));
    if (left.length === 0) return;
    const data = new FormData();
    for (const [field, text] of left) data.append(field, text);
    // Screen readers announce text only if its element exists before.
    queueMicrotask(() => setState({ status: "left", data }));
  }, [form]);

  function handToMailProgram(data: FormData) {
    openMail(mailLink(email, composeMail(data)));
    setState({ status: "mail", data });
    recordFormResult(name, { status: "mail" });
    setTimeout(() => (isBusy.current = false), doubleClick);
  }

  async function send(to: string, element: HTMLFormElement, data: FormData) {
    setState({ status: "sending", data });
    markSent(element);
    const outcome = await submitForm(to, data);
    settleSent(element.dataset.draft ?? "", outcome.status === "sent");
    isBusy.current = false;
    setState({ ...outcome, data });
    recordFormResult(name, outcome);
    if (outcome.status === "sent") element.reset();
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

  return { state, submit, isSending: state.status === "sending" };
}
