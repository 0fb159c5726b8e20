/** npm run art: draws all that ships and isn't a photo. `npm run art -- corgi icons` draws only these. */
import { existsSync, writeFileSync } from "node:fs";
import { socialCard } from "../src/lib/social-card";
import { drawAvatar } from "./avatar.mjs";
import { drawPictures } from "./draw.mjs";
import { drawOrnaments } from "./guilloche.mjs";
import { drawIcons } from "./icons.mjs";
import { photoOf, renderPhoto } from "./render.mjs";
import { drawSocialCard } from "./social-card";

type Files = Record<string, string | Buffer>;

const avatar = "content/reviews/dog-avatar.svg";

/** What can be drawn, by name. */
const drawings: Record<string, () => Files | Promise<Files>> = {
  ornaments: () => drawOrnaments(),
  icons: () => drawIcons(),
  avatar: () => ({ [avatar]: drawAvatar() }),
  // After the ornaments, which are on it.
  "social-card": async () => ({ [`static${socialCard.src}`]: await drawSocialCard() }),
};

/** Pictures in content/ are the owner's: one that was taken away isn't brought back. */
const isWanted = (path: string) => !path.startsWith("content/") || existsSync(path);

function save(files: Files): void {
  for (const [path, data] of Object.entries(files)) {
    if (!isWanted(path)) continue;
    writeFileSync(path, data);
    console.log(path, Math.ceil(data.length / 1000), "kB");
  }
}

async function drawAll(names: string[]): Promise<void> {
  for await (const picture of drawPictures()) {
    const { folder, name, svg } = picture;
    drawings[name] = async () => {
      const photo = photoOf(picture);
      const rendered = isWanted(photo) ? { [photo]: await renderPhoto(picture) } : {};
      return { [`art/${folder}/${name}.svg`]: svg, ...rendered };
    };
  }
  const unknown = names.find((name) => !drawings[name]);
  if (unknown) {
    console.error(`There is no drawing ${unknown}. There are ${Object.keys(drawings).join(", ")}.`);
    process.exit(1);
  }
  for (const [name, draw] of Object.entries(drawings)) {
    if (names.length === 0 || names.includes(name)) save(await draw());
  }
}

void drawAll(process.argv.slice(2));
