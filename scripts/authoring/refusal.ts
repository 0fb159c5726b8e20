/** Why a command won't do what it was asked; the message is for the owner and names the way out. */
export class Refusal extends Error {}

/** The owner pressed Ctrl-C or Ctrl-D instead of answering. */
export class Stopped extends Error {}
