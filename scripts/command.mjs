// @ts-check
/** Runs a command of this folder after installing missing packages: node scripts/command.mjs test --full */
import { ensureInstalled } from "./install.mjs";

const [command] = process.argv.splice(2, 1);
try {
  await ensureInstalled();
  await import(`./${command}.mjs`);
} catch (error) {
  const isRefusal = error instanceof Error && error.name === "Refusal";
  console.error(isRefusal ? error.message : error);
  process.exit(1);
}
