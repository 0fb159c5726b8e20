import type { ReactNode } from "react";
import type { FormState } from "./use-form-submission";
import { answerTimeout } from "../../browser/submit-form";

/**
 * What went wrong and what the visitor can do; nothing while the form is being sent.
 *
 * @param mail link to the shop's email address
 * @param call link that calls the shop
 */
export function describeProblem(state: FormState, mail: ReactNode, call: ReactNode): ReactNode {
  switch (state.status) {
    case "refused":
      return state.message ? (
        <>Not accepted: {state.message}</>
      ) : (
        <>This was not accepted. Please check what you typed, or write to {mail}.</>
      );
    case "honeypot":
      return (
        <>
          This was not sent: a hidden field was filled in, and only programs do that. What you typed
          is still here. Try again, call {call}, or write to {mail}.
        </>
      );
    case "timeout":
      return (
        <>
          No answer for {answerTimeout / 1000} seconds, so it may not have arrived. Trying again
          does no harm, or write to {mail}.
        </>
      );
    case "offline":
      return <>You are offline, so nothing was sent. Try again once you are connected.</>;
    case "server":
      return (
        <>Something broke on our side and this did not go through. Try again, or write to {mail}.</>
      );
    case "uncertain":
      return (
        <>
          It may have arrived. If you hear nothing within a day, please call {call} or write to{" "}
          {mail}. What you typed is still here.
        </>
      );
    default:
      return undefined;
  }
}
