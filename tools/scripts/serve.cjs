// @ts-check
/** `gatsby serve` with the port of the environment, which Gatsby reads only in `gatsby develop`. */
"use strict";
const { spawn } = require("child_process");
const { existsSync } = require("fs");

if (!existsSync("public/index.html")) {
  console.error("The site isn't built. Run `npm run build`, or wait until it ends.");
  process.exit(1);
}

const { PORT } = process.env;
const parameters = ["serve", ...(PORT ? ["--port", PORT] : []), ...process.argv.slice(2)];
const server = spawn("gatsby", parameters, { stdio: "inherit", shell: true });
process.on("SIGTERM", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 0));
