// @ts-check
/** An error that the user can fix: run.cjs prints its message without a stack trace. */
export class Refusal extends Error {
  /** @override */
  name = "Refusal";
}
