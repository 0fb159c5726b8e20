import { createRequire } from "node:module";
import path from "node:path";
import type { SocialIconName } from "../../content/model/entities/navigation-schema";

const own: Partial<Record<SocialIconName, string>> = {
  facebook: "M14.5 8.5h2.5V5h-2.5a3.5 3.5 0 0 0-3.5 3.5V11H8.5v3.5H11V21h3.5v-6.5H17L17.5 11h-3V9z",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.8 7.2h.01",
};

const requireInProject = createRequire(path.resolve("package.json"));

/** Merges an icon's paths into one. Each path starts at the origin, because its first step may be relative. */
const joinPaths = (body: string): string =>
  [...body.matchAll(/ d="([^"]+)"/g)].map(([, steps = ""]) => steps).join("M0 0");

export function socialDrawing(network: SocialIconName): string {
  const drawing = own[network];
  if (drawing) return drawing;
  const { icons } = requireInProject("@iconify-json/tabler/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const icon = icons[`brand-${network}`];
  if (!icon)
    throw new Error(
      `@iconify-json/tabler has no icon brand-${network}: draw it in src/gatsby/images/social-drawings.ts, or remove it from src/content/model/entities/navigation-schema.ts.`,
    );
  return joinPaths(icon.body);
}
