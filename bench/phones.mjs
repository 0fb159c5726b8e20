// @ts-check
import { chromium } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * Lighthouse's benchmark index of a mid-range phone: 4 times slower than a machine of 1,200, which
 * Lighthouse's default assumes.
 */
const phoneIndex = 300;

/**
 * This machine's benchmark index: the best of three, because other work only lowers it.
 *
 * @param {string | undefined} executablePath Chromium
 */
async function measureMachine(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const indexes = [];
  for (let run = 0; run < 3; run += 1)
    indexes.push(Number(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)));
  await browser.close();
  return Math.max(...indexes);
}

/**
 * How many times slower than this machine a mid-range phone is.
 *
 * @param {string | undefined} executablePath Chromium
 */
export async function findPhoneSlowdown(executablePath) {
  const index = await measureMachine(executablePath);
  const slowdown = Math.max(1, Math.round((index / phoneIndex) * 10) / 10);
  console.log(
    `Benchmark index ${Math.round(index)}; a phone of ${phoneIndex}: ${slowdown} times slower`,
  );
  return slowdown;
}
