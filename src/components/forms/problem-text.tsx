import type { ReactNode } from "react";
import { PhoneLink } from "../ui/contact-link";
import type { FormState } from "./use-form-submission";
import { responseTimeout } from "../../browser/submit-form";

/**
 * Explains what went wrong and what the visitor can do; `undefined` without a problem.
 *
 * @param mailTo link to an email to the shop
 */
export function problemText(state: FormState, mailTo: ReactNode): ReactNode {
  switch (state.status) {
    case "refused":
      return state.message ? (
        <>Not accepted: {state.message}</>
      ) : (
        <>This was not accepted. Please check what you typed, or write to {mailTo}.</>
      );
    case "honeypot":
      return (
        <>
          This was not sent: a hidden field was filled in, and only programs do that. What you typed
          is still here. Try again, call <PhoneLink />, or write to {mailTo}.
        </>
      );
    case "timeout":
      return (
        <>
          No answer for {responseTimeout / 1000} seconds, so it may not have arrived. Trying again
          does no harm, or write to {mailTo}.
        </>
      );
    case "offline":
      return <>You are offline, so nothing was sent. Try again once you are connected.</>;
    case "server":
      return (
        <>
          Something broke on our side and this did not go through. Try again, or write to {mailTo}.
        </>
      );
    case "uncertain":
      return (
        <>
          It may have arrived. If you hear nothing within a day, please call <PhoneLink /> or write
          to {mailTo}. What you typed is still here.
        </>
      );
    default:
      return undefined;
  }
}
