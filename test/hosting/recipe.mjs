// @ts-check
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  certificate,
  folder,
  hostName,
  otherHostName,
  ports,
  publishedTo,
} from "./hosted-site.mjs";

/** The only changes that tests make to docs/nginx.conf: ports, names and paths. */
const changes = [
  ["listen [::]", "# listen [::]"], // not every machine has IPv6
  ["listen 80", `listen ${ports.http}`],
  ["listen 443", `listen ${ports.https}`],
  ["https://$server_name", `https://$server_name:${ports.https}`],
  ["www.farmroadgrooming.example farmroadgrooming.example;", `${hostName} ${otherHostName};`],
  ["/etc/letsencrypt/live/www.farmroadgrooming.example/fullchain.pem", certificate.chain],
  ["/etc/letsencrypt/live/www.farmroadgrooming.example/privkey.pem", certificate.key],
  ["/srv/farm-road", publishedTo],
];

function adaptRecipe() {
  let recipe = readFileSync("docs/nginx.conf", "utf8");
  for (const [from = "", to = ""] of changes) {
    if (!recipe.includes(from)) throw new Error(`docs/nginx.conf no longer contains "${from}".`);
    recipe = recipe.replaceAll(from, to);
  }
  return recipe;
}

/** @param {string} nginx */
function mediaTypesOf(nginx) {
  const { stderr } = spawnSync(nginx, ["-V"], { encoding: "utf8" });
  const [, main = "/etc/nginx/nginx.conf"] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return join(dirname(main), "mime.types");
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * Writes a complete nginx configuration around the recipe, like Debian's, with all files in one
 * folder.
 *
 * @param {string} nginx path of the program
 * @returns {string} the configuration's path
 */
export function writeConfiguration(nginx) {
  const file = join(folder, "nginx.conf");
  writeFileSync(join(folder, "recipe.conf"), adaptRecipe());
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""}
pid ${join(folder, "nginx.pid")};
error_log stderr warn;
events {}
http {
  types_hash_max_size 2048;
  include ${mediaTypesOf(nginx)};
  default_type application/octet-stream;
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`).join("\n")}
  include ${join(folder, "recipe.conf")};
}
`,
  );
  return file;
}
