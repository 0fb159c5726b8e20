import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { deleteProjects, temporaryProject } from "./testing/temporary-project";
import { writeTogether, type Writing } from "./write-together";

const photo = "content/gallery/biscuit.jpg";
const writing: Writing = {
  make: { path: photo, files: new Map([[photo, "picture"]]) },
  change: { path: "data/gallery.json", rewrite: (text) => `${text}\n` },
};

afterEach(() => {
  jest.restoreAllMocks();
  deleteProjects();
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
    const { context, tree } = await temporaryProject();
    const before = tree();
    const undo = await writeTogether(context.root, writing);
    expect(tree()).toEqual({
      ...before,
      [photo]: "picture",
      "data/gallery.json": `${before["data/gallery.json"]}\n`,
    });
    undo();
    expect(tree()).toEqual(before);
  });

  it.each([1, 2])("leaves nothing if the disk fails at move %i", async (count) => {
    const { context, tree } = await temporaryProject();
    const before = tree();
    failAtMove(count);
    await expect(writeTogether(context.root, writing)).rejects.toThrow("disk full");
    expect(tree()).toEqual(before);
  });

  it("leaves nothing if the change can't be made", async () => {
    const { context, tree } = await temporaryProject();
    const before = tree();
    const rewrite = () => {
      throw new Error("no list");
    };
    const broken = { ...writing, change: { path: "data/gallery.json", rewrite } };
    await expect(writeTogether(context.root, broken)).rejects.toThrow("no list");
    expect(tree()).toEqual(before);
  });

  it("never writes over what is there", async () => {
    const { context, tree } = await temporaryProject();
    const path = "content/blog/teeth";
    const before = tree();
    const make = { path, files: new Map([[`${path}/index.mdx`, "new"]]) };
    await expect(writeTogether(context.root, { make })).rejects.toThrow(`${path} exists already`);
    expect(tree()).toEqual(before);
  });

  it("doesn't take back what somebody saved since", async () => {
    const { context, tree } = await temporaryProject();
    const undo = await writeTogether(context.root, writing);
    fs.writeFileSync(join(context.root, "data/gallery.json"), "[]");
    undo();
    expect(tree()["data/gallery.json"]).toBe("[]");
  });

  it("leaves nothing if the process ends half-way", async () => {
    const { context, tree } = await temporaryProject();
    const before = tree();
    const code = `
      const { readdirSync } = require("node:fs");
      const { writeTogether } = require("./scripts/authoring/write-together.ts");
      const root = ${JSON.stringify(context.root)};
      const files = (function* () {
        yield ["${photo}", "picture"];
        console.log(readdirSync(root).filter((name) => name.startsWith(".authoring-")).length);
        process.exit(0); // as Ctrl-C does in scripts/processes.mjs
      })();
      void writeTogether(root, { make: { path: "${photo}", files } });
    `;
    const node = ["--require", "tsx/cjs", "--eval", code];
    expect(execFileSync(process.execPath, node, { encoding: "utf8" }).trim()).toBe("1");
    expect(tree()).toEqual(before);
  });
});
