import { createServer, type AddressInfo, type Server } from "node:net";
import { choosePort } from "./port.mjs";

/** Starts a server on a free port. */
const listen = () =>
  new Promise<[Server, number]>((resolve) => {
    const server = createServer();
    server.listen(0, () => resolve([server, (server.address() as AddressInfo).port]));
  });

let server: Server;
let taken: number;

beforeAll(async () => {
  [server, taken] = await listen();
});

afterAll(() => server.close());

it("the next free port replaces a default port that is in use, with a message", async () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const port = await choosePort(taken, "");
  expect(port).toBeGreaterThan(taken);
  expect(log).toHaveBeenCalledWith(`Port ${taken} is in use, so this uses ${port}.`);
});

it("a requested port is never replaced", async () => {
  await expect(choosePort(8000, String(taken))).rejects.toThrow(
    `Port ${taken} is in use. End the program that uses it, or set another PORT.`,
  );
});

it("a requested port that is free is used", async () => {
  const [other, free] = await listen();
  await new Promise((resolve) => other.close(resolve));
  expect(await choosePort(8000, String(free))).toBe(free);
});

it.each(["80a", "0", "-1", "65536", "8000.5", "1e9", "none"])(
  "PORT=%s is refused",
  async (wanted) => {
    await expect(choosePort(8000, wanted)).rejects.toThrow(
      `PORT is "${wanted}". Set a number from 1 to 65535, such as PORT=8000.`,
    );
  },
);
