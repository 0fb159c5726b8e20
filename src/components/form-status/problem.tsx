import type { ReactNode } from "react";
import { answerTimeout, type Outcome } from "../../lib/submit-form";

/** An outcome after which the words did not arrive, or may not have. */
export type ProblemOutcome = Exclude<Outcome, { status: "sent" }>;

interface Props {
  outcome: ProblemOutcome;
  /** Link to the shop's mail address. */
  mail: ReactNode;
}

/** What went wrong and what to do, in plain words. */
export const Problem = ({ outcome, mail }: Props) => {
  switch (outcome.status) {
    case "refused":
      return outcome.message ? (
        <>Not accepted: {outcome.message}</>
      ) : (
        <>This was not accepted. Please check what you typed, or write to {mail}.</>
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
    case "failed":
      return outcome.reason === "server" ? (
        <>Something broke on our side and this did not go through. Try again, or write to {mail}.</>
      ) : (
        <>We could not be reached. Check your connection and try again, or write to {mail}.</>
      );
  }
};
