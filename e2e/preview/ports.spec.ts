import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:net";
import { isFree } from "../../scripts/port.mjs";
import { environment, root } from "../../scripts/processes.mjs";
import { firstPort } from "../../test/sites/sites.mjs";
import { expect, test } from "./fixtures";

let server: Server | undefined;

/** Another program on a port. */
const listen = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server = createServer().once("error", reject);
    server.listen({ port, host, ipv6Only: host === "::" }, resolve);
  });

test.afterEach(() => void server?.close());

for (const [index, host] of ["127.0.0.1", "::1", "0.0.0.0", "::"].entries())
  test(`a port that another program has on ${host} alone is taken`, async () => {
    const port = firstPort + 20 + index;
    expect(await isFree(port)).toBe(true);
    await listen(port, host);
    expect(await isFree(port)).toBe(false);
  });

/** What `npm run develop` and `npm start` say of a PORT that can't be had. */
function startAt(script: string, PORT: string) {
  const env = { ...environment, PORT };
  const options = { cwd: root, env, encoding: "utf8" } as const;
  return spawnSync("node", [`scripts/${script}.mjs`], options);
}

for (const script of ["develop", "start"]) {
  test(`npm run ${script} says that its port is taken`, async () => {
    const port = firstPort + 32;
    await listen(port, "127.0.0.1");
    const { status, stderr } = startAt(script, String(port));
    expect(stderr).toContain(`Port ${port} is taken`);
    expect(status).toBe(1);
  });

  test(`npm run ${script} refuses a PORT that is none, with an example`, () => {
    expect(startAt(script, "80a").stderr).toMatch(/PORT is "80a".*PORT=8000/);
  });
}
