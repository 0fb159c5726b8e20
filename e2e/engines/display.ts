import { spawn } from "node:child_process";

/** Starts an X server that shows nothing to anybody, and finds itself a free number. */
export async function startDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1300x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (data: Buffer) => resolve(data.toString().trim()));
    server.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
  });
  return { name: `:${number}`, close: () => void server.kill() };
}
