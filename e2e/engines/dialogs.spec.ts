import { posts } from "../support/blog-posts";
import { content } from "../support/content";
import { desktop, expect, test } from "./fixtures";

/* WebKit runs these tests twice: with and without the `command` attribute. */

const openMenu = "[aria-label='Open menu']";
const menu = "dialog[aria-label=Menu]";

test("a tap outside the menu closes it and does nothing else", async ({ page, engine }) => {
  await page.open("/");
  const { x, y } = await page.on("main a[href^='tel:']", (link) => {
    link.scrollIntoView({ block: "center", behavior: "instant" });
    document.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) document.body.dataset.followed = "";
    });
    const { left, top, height } = link.getBoundingClientRect();
    return { x: left + 8, y: top + height / 2 };
  });
  await page.click(openMenu);
  await page.see(menu);
  await engine.clickAt(x, y);
  await page.miss(menu);
  await page.expectFocus(openMenu);
  expect(await page.evaluate(() => "followed" in document.body.dataset)).toBe(false);
});

test("the menu is modal before the scripts load", async ({ page, engine, site }) => {
  const release = site.delayRequests(/\.js$/);
  await page.goto("/");
  await page.click(openMenu);
  await page.see(menu);
  await page.expectTabInside(8);
  await engine.press("Escape");
  await page.miss(menu);
  await page.expectFocus(openMenu);
  release();
});

const openChat = "[commandfor=chat]";
const chat = "dialog#chat";
const options = `${chat} [role=log] + div`;
const choice = `${options} button`;

test("the chat shows a price, blocks scrolling of the page, and keeps the conversation", async ({
  page,
  engine,
}) => {
  const booking = `${chat} [role=log] a`;
  const buttonStyle = () =>
    page.on(openChat, (element) => {
      const { outline, boxShadow } = getComputedStyle(element);
      return { outline, boxShadow };
    });
  await page.open("/");
  const before = await buttonStyle();
  await page.click(openChat);
  await page.see(choice, "Pricing");
  await page.expectFocus("[role=log]");
  await page.expectNoFocusRing();
  await page.click(choice, "Pricing");
  await page.click(choice, content.dogSizes[0]?.range);
  await page.expectNoFocusRing();
  await page.click(choice, content.coats[0]?.label);
  await page.see(booking, "Book Now");
  const scrolled = await page.evaluate(() => scrollY);
  await engine.wheelAt(20, 12, 400);
  await engine.wheelAt(200, 500, 4000);
  await page.expectTabInside(12);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await engine.clickAt(20, 12);
  await page.miss(chat);
  await page.expectPath("/");
  await page.expectFocus(openChat);
  await page.click(openChat);
  await page.see(booking, "Book Now");
  await page.click(`${chat} button`, "Close chat");
  await page.miss(chat);
  await page.expectFocus(openChat);
  expect(await buttonStyle()).toEqual(before);
});

test.describe("a post over the grid", () => {
  test.use({ size: desktop });

  test("closes with Back, Escape, its button and clicks outside", async ({ page, engine }) => {
    const [, { title, path } = { title: "", path: "" }] = posts;
    const card = `main a[href='${path}']`;
    const closings = [
      () => page.back(),
      () => engine.press("Escape"),
      () => page.click("dialog button", "Close"),
      () => engine.clickAt(20, 450),
    ];
    await page.open("/blog/");
    for (const close of closings) {
      await page.click(card);
      await page.see("dialog h1, dialog h2", title);
      await page.expectPath(path);
      await page.expectNoFocusRing();
      await close();
      await page.miss("dialog");
      await page.expectPath("/blog/");
      await page.expectFocus(card);
    }
    await page.expectNoFocusRing();
  });
});
