/** npx tsx art/art.ts: draws all that ships and isn't a photo. `npx tsx art/art.ts icons` draws only these. */
import { writeFileSync } from "node:fs";
import { socialCard } from "../src/lib/social-card";
import { drawOrnaments } from "./guilloche.mjs";
import { drawAvatar } from "./avatar.mjs";
import { drawIcons } from "./icons.mjs";
import { drawSocialCard } from "./social-card";

type Files = Record<string, string | Buffer>;

/** What can be drawn, by name. */
const drawings: Record<string, () => Files | Promise<Files>> = {
  ornaments: () => drawOrnaments(),
  icons: () => drawIcons(),
  avatar: () => drawAvatar(),
  // After the ornaments, which are on it.
  "social-card": async () => ({ [`static${socialCard.src}`]: await drawSocialCard() }),
};

function save(files: Files): void {
  for (const [path, data] of Object.entries(files)) {
    writeFileSync(path, data);
    console.log(path, Math.ceil(data.length / 1000), "kB");
  }
}

async function draw(names: string[]): Promise<void> {
  const unknown = names.find((name) => !drawings[name]);
  if (unknown) {
    console.error(`There is no drawing ${unknown}. There are ${Object.keys(drawings).join(", ")}.`);
    process.exit(1);
  }
  for (const [name, drawing] of Object.entries(drawings)) {
    if (names.length === 0 || names.includes(name)) save(await drawing());
  }
}

void draw(process.argv.slice(2));
