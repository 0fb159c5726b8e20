import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { delimiter, join } from "node:path";
import { findPort, isFree } from "../../scripts/port.mjs";
import { environment, root } from "../../scripts/processes.mjs";
import { firstPort } from "../../test/sites/sites.mjs";
import { expect, test } from "./fixtures";

const servers: Server[] = [];

/** Another program on a port. */
const listen = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer().once("error", reject);
    servers.push(server);
    server.listen({ port, host, ipv6Only: host === "::" }, resolve);
  });

test.describe.configure({ mode: "serial" });

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

for (const [index, host] of ["127.0.0.1", "::1", "0.0.0.0", "::"].entries())
  test(`a port that another program has on ${host} alone is taken`, async () => {
    const port = firstPort + 20 + index;
    expect(await isFree(port)).toBe(true);
    await listen(port, host);
    expect(await isFree(port)).toBe(false);
    expect(await findPort(port)).toBe(port + 1);
    await expect(findPort(port, String(port))).rejects.toThrow(`Port ${port} is taken`);
  });

const asked = [
  ["nothing", undefined],
  ["an empty text", ""],
] as const;

for (const [what, text] of asked)
  test(`${what} in PORT means the usual port`, async () => {
    expect(await findPort(firstPort + 30, text)).toBe(firstPort + 30);
  });

test("a free port that PORT asks for is taken", async () => {
  expect(await findPort(1, String(firstPort + 31))).toBe(firstPort + 31);
});

for (const text of ["0", "80a", "-3", "70000", "3.5"])
  test(`PORT=${text} is refused with an example`, async () => {
    await expect(findPort(8000, text)).rejects.toThrow(`PORT is "${text}"`);
    await expect(findPort(8000, text)).rejects.toThrow("PORT=8000");
  });

test.describe("without the packages", () => {
  const bare = join(root, "test-results/bare");

  test.beforeAll(() => {
    rmSync(bare, { recursive: true, force: true });
    for (const path of ["scripts", "package.json", "package-lock.json"])
      cpSync(join(root, path), join(bare, path), { recursive: true });
    // An installation that begins all the same goes no further.
    writeFileSync(join(bare, "npm"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  });

  for (const script of ["develop", "start"])
    test(`npm run ${script} says that its port is taken before it installs any`, async () => {
      const port = firstPort + 32;
      await listen(port, "127.0.0.1");
      const { status, stderr, stdout } = spawnSync("node", [`scripts/${script}.mjs`], {
        cwd: bare,
        env: { ...environment, PATH: bare + delimiter + environment.PATH, PORT: String(port) },
        encoding: "utf8",
      });
      expect(stdout).toBe("");
      expect(stderr).toContain(`Port ${port} is taken`);
      expect(status).toBe(1);
    });
});
