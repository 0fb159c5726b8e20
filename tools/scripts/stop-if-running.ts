import { formatRunningCommand } from "../../src/gatsby/on-pre-init";

/** Runs before `gatsby clean`, which would remove files that a running command uses. */
const running = formatRunningCommand();
if (running) console.error(running);
process.exitCode = running ? 1 : 0;
