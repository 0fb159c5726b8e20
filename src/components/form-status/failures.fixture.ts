import type { Outcome } from "../../browser/submit-form";

/** Every outcome but success, with what the form says of it and what its button does then. */
export const failures: [what: string, outcome: Outcome, words: RegExp, button: "send" | "retry"][] =
  [
    ["refused", { status: "refused" }, /not accepted\. Please check/, "send"],
    ["refused with words", { status: "refused", message: "Typo?" }, /accepted: Typo\?/, "send"],
    ["server error", { status: "failed", reason: "server" }, /broke on our side/, "retry"],
    ["no connection", { status: "failed", reason: "network" }, /not be reached/, "retry"],
    ["time-out", { status: "timeout" }, /No answer for 10 seconds/, "retry"],
    ["offline", { status: "offline" }, /You are offline/, "retry"],
  ];
