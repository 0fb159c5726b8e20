import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readTraces } from "../../../src/content-check/pictures/read-traces";
import { sniffFormat } from "../../../src/content-check/pictures/sniff-format";
import { all, write } from "../../../test/content-check/check-files";
import { jpeg } from "../../../test/content-check/fixture-site";
import { photoFromPhone } from "../../../test/content-check/photo-from-phone";
import { deleteProjects, temporaryProject } from "../testing/temporary-project";
import { addPhoto } from "./add-photo";

const alt = ["--alt", "Biscuit, a brown poodle"];

/** 96 by 128 pixels, maroon above and wheat below, in the colours of an iPhone; lying on its side. */
const heic = readFileSync("test/content-check/photo-from-phone.heic");

// Each runs the whole check twice.
jest.setTimeout(30_000);
afterEach(deleteProjects);

describe("npm run add:photo, for a HEIC or a folder,", () => {
  it("makes a JPEG of an iPhone's HEIC, upright, in its colours and without its place", async () => {
    const { run, context, errors } = await temporaryProject(write("IMG_1.HEIC", heic));
    expect((await readTraces(heic)).place).toBe(true);
    expect(await run(addPhoto, ["IMG_1.HEIC", ...alt])).toBeUndefined();
    const bytes = readFileSync(join(context.root, "content/gallery/img-1.jpg"));
    expect(await readTraces(bytes)).toEqual({ place: false });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([96, 128]);
    // The red of maroon, which is 117 in the colours of the phone.
    expect([...data.subarray(0, 3)].map((part) => Math.round(part / 8) * 8)).toEqual([128, 0, 0]);
    expect(await errors()).toBe("");
  });

  it("puts a photo into a folder alone, and says how its text shows it", async () => {
    const change = all(
      write("IMG_1.jpg", photoFromPhone()),
      write("content/blog/teeth/img-1.png", jpeg),
    );
    const { run, read, tree, context } = await temporaryProject(change);
    const before = tree();
    const parameters = ["IMG_1.jpg", "--folder", "content/blog/teeth/", ...alt];
    expect(await run(addPhoto, parameters)).toBeUndefined();
    const { "content/blog/teeth/img-1-2.jpg": added, ...others } = tree();
    expect(added).toBeDefined();
    expect(others).toEqual(before);
    expect(read()).toContain("![Biscuit, a brown poodle](img-1-2.jpg)");
    expect(await readTraces(Buffer.from(added ?? "", "latin1"))).toEqual({ place: false });
    expect(context.dialogue).toBeUndefined();
  });

  it.each(["content/gallery/doodle", "content/blog/teeth/after"])(
    "does what the check says of %s.heic",
    async (place) => {
      const isGallery = place.includes("gallery");
      const { run, errors, context } = await temporaryProject((files) => {
        if (isGallery) files.delete(`${place}.jpg`);
        files.set(`${place}.heic`, heic);
      });
      const [, command = ""] = /add:photo -- (.*), which makes/.exec(await errors()) ?? [];
      const parameters = command.split(" ").map((word) => word.replaceAll('"', ""));
      expect(await run(addPhoto, parameters)).toBeUndefined();
      rmSync(join(context.root, `${place}.heic`));
      expect(await errors()).toBe("");
      expect(sniffFormat(readFileSync(join(context.root, `${place}.jpg`)))).toBe("JPEG");
    },
  );

  it("refuses a folder that isn't for pictures", async () => {
    const { run, tree } = await temporaryProject(write("a.jpg", photoFromPhone()));
    const before = tree();
    for (const folder of ["content/blog/ears", "data", "../content/gallery"])
      expect(await run(addPhoto, ["a.jpg", "--folder", folder])).toContain(
        "there is no such folder for pictures",
      );
    expect(tree()).toEqual(before);
  });
});
