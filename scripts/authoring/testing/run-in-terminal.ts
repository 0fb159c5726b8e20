import { runCommand } from "../run-command";

const [command = "", ...parameters] = process.argv.slice(2);

void runCommand(command, parameters).then((code) => (process.exitCode = code));
