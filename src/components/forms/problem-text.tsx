import type { ReactNode } from "react";
import { PhoneLink } from "../ui/contact-link";
import type { FormState } from "./use-form-submission";

/**
 * Explains what went wrong and what the visitor can do; `undefined` without a problem.
 *
 * @param mailLink link to an email to the shop
 */
export function problemText(state: FormState, mailLink: ReactNode): ReactNode {
  switch (state.status) {
    case "honeypot":
      return (
        <>
          This looked like an automated message, so it wasn’t sent. What you typed is still here.
          Try again, call <PhoneLink />, or write to {mailLink}.
        </>
      );
    case "offline":
      return <>You are offline, so nothing was sent. Try again once you are connected.</>;
    case "unavailable":
      return (
        <>
          It couldn’t be sent now. What you typed is still here. Try again later, call <PhoneLink />
          , or write to {mailLink}.
        </>
      );
    case "uncertain":
      return (
        <>
          It may have arrived. If you hear nothing within a day, please call <PhoneLink /> or write
          to {mailLink}. What you typed is still here.
        </>
      );
    case "left":
      return (
        <>
          You left this page while the text below was on its way. It may have arrived. If you hear
          nothing within a day, please call <PhoneLink /> or write to {mailLink}.
        </>
      );
    default:
      return undefined;
  }
}
