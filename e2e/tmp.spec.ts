import { test } from "./fixtures";
import { isHydrated } from "./hydration";
test(`first load`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/./);
    let loads = 0; page.on("load", () => loads++);
    page.on("console", (m) => console.log("console", m.text().slice(0,200)));
    page.on("pageerror", (m) => console.log("pageerror", m.message.slice(0,200)));
    await page.route(/component---src-pages-faq/, (r) => r.fulfill({ status: 404, body: "" }));
    await page.goto("/faq/");
    await page.waitForTimeout(4000);
    console.log("LOADS", loads);
});
test(`navigate`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/./);
    let loads = 0; page.on("load", () => loads++);
    await page.route(/component---src-pages-faq/, (r) => r.fulfill({ status: 404, body: "" }));
    await page.goto("/help/");
    await isHydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await page.waitForTimeout(4000);
    console.log("LOADS", loads, page.url());
});
test(`data 404`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/./);
    let loads = 0; page.on("load", () => loads++);
    await page.route(/page-data\/faq/, (r) => r.fulfill({ status: 404, body: "" }));
    await page.goto("/help/");
    await isHydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await page.waitForTimeout(3000);
    console.log("DATA LOADS", loads, page.url(), await page.title());
    await page.goto("/faq/");
    await page.waitForTimeout(3000);
    console.log("DATA2 LOADS", loads, page.url(), await page.title());
});
test(`app-data`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/./);
    let loads = 0; page.on("load", () => loads++);
    await page.route(/app-data/, (r) => r.fulfill({ status: 200, contentType: "application/json", body: '{"webpackCompilationHash":"new"}' }));
    await page.goto("/faq/");
    await page.waitForTimeout(4000);
    console.log("APP LOADS", loads, page.url(), await page.title());
});
