import { runAtDesk } from "../run-at-desk";

const [command = "", ...parameters] = process.argv.slice(2);

void runAtDesk(command, parameters).then((code) => (process.exitCode = code));
