import { icons as tabler } from "@iconify-json/tabler";
import type { SocialIconName } from "../content/model/entities/navigation-schema";

/** A network's icon as one path. Each part starts at the origin, because its first step may be relative. */
export function socialIcon(network: SocialIconName): string | null {
  const icon = tabler.icons[`brand-${network}`];
  if (!icon) {
    console.error(`Could not find icon brand-${network}`);
    return null;
  }
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  return paths.join("M0 0");
}
