import { checkBudgets, isWithinLimit, printBudgets } from "../../tools/bench/budgets.mjs";
import { findChromium } from "../../test/browsers.mjs";
import { builtSite } from "../../test/builds/sites.mjs";
import { expect, test } from "../support/fixtures";

// Only with the fixed content: the owner's texts and photos may have any size.
test("the site keeps its byte budgets", async () => {
  const budgets = await checkBudgets(builtSite.folder, findChromium());
  printBudgets(budgets);
  expect(budgets.filter((budget) => !isWithinLimit(budget))).toEqual([]);
});
