// @ts-check
/**
 * npm run bench:taps -- [--taps 100] [--cpu 4] [--seed 1]: taps at random moments from the first
 * paint to ten seconds later, each in a visit of its own with an empty cache, and prints whether
 * each did what it should exactly once, and how long that took. Fails if a tap was lost or doubled.
 * A visit takes about six seconds.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBuiltSite } from "../test/sites/built-site.mjs";
import { builtSite } from "../test/sites/sites.mjs";
import { ensureChromium } from "../scripts/chromium.mjs";
import { serveSite } from "./site-server.mjs";
import { tapKinds } from "./tap-kinds.mjs";
import { tapOnce } from "./visit-tap.mjs";

const { values } = parseArgs({
  options: {
    taps: { type: "string", default: "100" },
    cpu: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
  },
});

/** Numbers from 0 to 1 that look random, the same for the same seed. @param {number} seed */
function* randomNumbers(seed) {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

await ensureBuiltSite();
const site = await serveSite(builtSite.folder);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox"],
});
const random = randomNumbers(Number(values.seed) * 7919);
const kinds = Object.keys(tapKinds);
/** @type {{ kind: string, wait: number, tap: import("./visit-tap.mjs").Tap }[]} */
const taps = [];
for (let count = 0; count < Number(values.taps); count += 1) {
  const kind = kinds[count % kinds.length] ?? "menu";
  // Half of them in the first 1.25 s, when the page is not alive yet.
  const wait = Math.round((random.next().value ?? 0) ** 3 * 10_000);
  const tap = await tapOnce(browser, site.origin, kind, wait, Number(values.cpu));
  console.error(
    `${count + 1} of ${values.taps}: ${kind}, ${wait} ms after the first paint, ` +
      (tap.isOnce ? "done" : "lost or doubled") +
      (tap.done ? ` after ${Math.round(tap.done)} ms` : ""),
  );
  taps.push({ kind, wait, tap });
}
await browser.close();
site.close();

/** @param {(number | undefined)[]} times */
function medianAndWorst(times) {
  const known = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  if (known.length === 0) return "–";
  return `${Math.round(known[Math.floor(known.length / 2)] ?? 0)} / ${Math.round(known.at(-1) ?? 0)}`;
}

const right = taps.filter(({ tap }) => tap.isOnce).length;
console.log(
  `\n${right} of ${taps.length} taps did what they should, once; processor ${values.cpu} times slower\n`,
);
console.log(
  "| Tap | React has taken over | taps | answer, median / worst ms | done, median / worst ms | next paint, median / worst ms |",
);
console.log("|---|---|--:|--:|--:|--:|");
for (const kind of kinds)
  for (const wasHydrated of [false, true]) {
    const group = taps.flatMap((one) =>
      one.kind === kind && one.tap.wasHydrated === wasHydrated ? one.tap : [],
    );
    const answers = medianAndWorst(group.map(({ answered }) => answered));
    const ends = medianAndWorst(group.map(({ done }) => done));
    const paints = medianAndWorst(group.map(({ interaction }) => interaction));
    if (group.length > 0)
      console.log(
        `| ${kind} | ${wasHydrated ? "yes" : "no"} | ${group.length} | ${answers} | ${ends} | ${paints} |`,
      );
  }
process.exit(right === taps.length ? 0 : 1);
