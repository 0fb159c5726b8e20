import { type FormEvent, useRef, useState } from "react";
import { type FormName, recordFormResult } from "../../analytics/record-event";
import { mailLink, type Mail } from "../../lib/links/contact-links";
import { takeHoneypot } from "../../browser/honeypot";
import { openMail } from "../../browser/open-mail";
import { type Outcome, submitForm } from "../../browser/submit-form";

/** Milliseconds in which a second click opens no second email. */
const doubleClick = 1_000;

/**
 * The state of a form from typing to response; `data` is what was submitted. `honeypot`: a bot
 * filled in the honeypot, so nothing was sent.
 */
export type FormState =
  | { status: "idle" }
  | ({ data: FormData } & (
      Outcome | { status: "sending" } | { status: "mail" } | { status: "honeypot" }
    ));

interface Options {
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
export function useFormSubmission({ name, endpoint, email, composeMail }: Options) {
  const [state, setState] = useState<FormState>({ status: "idle" });
  const isBusy = useRef(false);

  function handToMailProgram(data: FormData) {
    openMail(mailLink(email, composeMail(data)));
    setState({ status: "mail", data });
    recordFormResult(name, { status: "mail" });
    setTimeout(() => (isBusy.current = false), doubleClick);
  }

  async function send(to: string, form: HTMLFormElement, data: FormData) {
    setState({ status: "sending", data });
    const outcome = await submitForm(to, data);
    isBusy.current = false;
    setState({ ...outcome, data });
    recordFormResult(name, outcome);
    if (outcome.status === "sent") form.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    if (takeHoneypot(form, data)) {
      setState({ status: "honeypot", data });
      return;
    }
    isBusy.current = true;
    if (endpoint) void send(endpoint, form, data);
    else handToMailProgram(data);
  }

  return { state, submit, isSending: state.status === "sending" };
}
