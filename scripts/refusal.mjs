// @ts-check
/** A reason not to go on that the user can remove: run.cjs prints its message without a stack trace. */
export class Refusal extends Error {
  /** @override */
  name = "Refusal";
}
