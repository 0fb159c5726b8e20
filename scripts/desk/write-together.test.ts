import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { clearDesks, temporaryDesk } from "./testing/temporary-desk";
import { writeTogether, type Writing } from "./write-together";

const photo = "content/gallery/biscuit.jpg";
const writing: Writing = {
  make: { path: photo, files: new Map([[photo, "picture"]]) },
  change: { path: "data/gallery.json", rewrite: (text) => `${text}\n` },
};

afterEach(() => {
  jest.restoreAllMocks();
  clearDesks();
});

/** Lets the disk fail at the n-th file that is moved to its place. */
function failAtMove(count: number) {
  const move = fs.renameSync;
  let moves = 0;
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    moves += 1;
    if (moves === count) throw new Error("disk full");
    move(from, to);
  });
}

describe("writeTogether", () => {
  it("writes both, and takes both back", async () => {
    const { desk, tree } = await temporaryDesk();
    const before = tree();
    const undo = await writeTogether(desk.root, writing);
    expect(tree()).toEqual({
      ...before,
      [photo]: "picture",
      "data/gallery.json": `${before["data/gallery.json"]}\n`,
    });
    undo();
    expect(tree()).toEqual(before);
  });

  it.each([1, 2])("leaves nothing if the disk fails at move %i", async (count) => {
    const { desk, tree } = await temporaryDesk();
    const before = tree();
    failAtMove(count);
    await expect(writeTogether(desk.root, writing)).rejects.toThrow("disk full");
    expect(tree()).toEqual(before);
  });

  it("leaves nothing if the change can't be made", async () => {
    const { desk, tree } = await temporaryDesk();
    const before = tree();
    const rewrite = () => {
      throw new Error("no list");
    };
    const broken = { ...writing, change: { path: "data/gallery.json", rewrite } };
    await expect(writeTogether(desk.root, broken)).rejects.toThrow("no list");
    expect(tree()).toEqual(before);
  });

  it("never writes over what is there", async () => {
    const { desk, tree } = await temporaryDesk();
    const path = "content/blog/teeth";
    const before = tree();
    const make = { path, files: new Map([[`${path}/index.mdx`, "new"]]) };
    await expect(writeTogether(desk.root, { make })).rejects.toThrow(`${path} exists already`);
    expect(tree()).toEqual(before);
  });

  it("doesn't take back what somebody saved since", async () => {
    const { desk, tree } = await temporaryDesk();
    const undo = await writeTogether(desk.root, writing);
    fs.writeFileSync(join(desk.root, "data/gallery.json"), "[]");
    undo();
    expect(tree()["data/gallery.json"]).toBe("[]");
  });

  it("leaves nothing if the process ends half-way", async () => {
    const { desk, tree } = await temporaryDesk();
    const before = tree();
    const code = `
      const { readdirSync } = require("node:fs");
      const { writeTogether } = require("./scripts/desk/write-together.ts");
      const root = ${JSON.stringify(desk.root)};
      const files = (function* () {
        yield ["${photo}", "picture"];
        console.log(readdirSync(root).filter((name) => name.startsWith(".desk-")).length);
        process.exit(0); // as Ctrl-C does in scripts/processes.mjs
      })();
      void writeTogether(root, { make: { path: "${photo}", files } });
    `;
    const node = ["--require", "tsx/cjs", "--eval", code];
    expect(execFileSync(process.execPath, node, { encoding: "utf8" }).trim()).toBe("1");
    expect(tree()).toEqual(before);
  });
});
