import type { ReactNode } from "react";
import { PhoneLink } from "../ui/contact-link";
import type { FormState } from "./use-form-submission";
import { responseTimeout } from "../../browser/submit-form";

/**
 * Explains what went wrong and what the visitor can do; `undefined` without a problem.
 *
 * @param mailLink link to an email to the shop
 */
export function problemText(state: FormState, mailLink: ReactNode): ReactNode {
  switch (state.status) {
    case "refused":
      return state.message ? (
        <>Not accepted: {state.message}</>
      ) : (
        <>This was not accepted. Please check what you typed, or write to {mailLink}.</>
      );
    case "honeypot":
      return (
        <>
          This looked like an automated message, so it wasn’t sent. What you typed is still here.
          Try again, call <PhoneLink />, or write to {mailLink}.
        </>
      );
    case "timeout":
      return (
        <>
          No answer for {responseTimeout / 1000} seconds, so it may not have arrived. It’s safe to
          try again, or write to {mailLink}.
        </>
      );
    case "offline":
      return <>You are offline, so nothing was sent. Try again once you are connected.</>;
    case "server":
      return (
        <>
          Something broke on our side and this did not go through. Try again, or write to {mailLink}
          .
        </>
      );
    case "uncertain":
      return (
        <>
          It may have arrived. If you hear nothing within a day, please call <PhoneLink /> or write
          to {mailLink}. What you typed is still here.
        </>
      );
    default:
      return undefined;
  }
}
