import { type FormEvent, useRef, useState } from "react";
import { type FormName, formEnded } from "../analytics/record-event";
import { mailLink, type Mail } from "../lib/links/contact-links";
import { takeHoneypot } from "../browser/honeypot";
import { openMail } from "../browser/open-mail";
import { type Outcome, submitForm } from "../browser/submit-form";

/** Milliseconds in which a second click opens no second mail. */
const doubleClick = 1_000;

/**
 * Where a form is between typing and the answer; `data` is what was submitted. `honeypot`: the field
 * that only programs fill in was filled in, and nothing was sent.
 */
export type FormState =
  | { status: "idle" }
  | ({ data: FormData } & (
      Outcome | { status: "sending" } | { status: "mail" } | { status: "honeypot" }
    ));

interface Options {
  /** The form's name in analytics. */
  name: FormName;
  /** Where the form is sent; without it, the visitor's mail program gets the words. */
  endpoint?: string | null;
  /** The shop's email address. */
  email: string;
  /** The form's words as a mail to the shop. */
  composeMail: (data: FormData) => Mail;
}

/**
 * Sends a form once at a time and says how that went. A form that was sent is reset; after any
 * other outcome the words stay, and submitting again is the retry.
 */
export function useFormSubmission({ name, endpoint, email, composeMail }: Options) {
  const [state, setState] = useState<FormState>({ status: "idle" });
  const isBusy = useRef(false);

  function handToMailProgram(data: FormData) {
    openMail(mailLink(email, composeMail(data)));
    setState({ status: "mail", data });
    formEnded(name, { status: "mail" });
    setTimeout(() => (isBusy.current = false), doubleClick);
  }

  async function send(to: string, form: HTMLFormElement, data: FormData) {
    setState({ status: "sending", data });
    const outcome = await submitForm(to, data);
    isBusy.current = false;
    setState({ ...outcome, data });
    formEnded(name, outcome);
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
