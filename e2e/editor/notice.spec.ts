import { desktopOnly } from "../support/fixtures";
import { complaintsAbout } from "./content-files";
import { expect, test, words } from "./fixtures";
import { box } from "./write-post";

const notice = {
  text: "Closing at 2 today, ice storm.",
  kind: "closed",
  from: "2099-01-13T09:00",
  until: "2099-01-13T18:00",
  changedHours: [{ date: "2099-01-13", hours: "10:00 am to 2:00 pm" }],
};

test("a notice, with its times and other hours for a day", desktopOnly, async ({ editor }) => {
  const { page } = editor;
  const [changed = { date: "", hours: "" }] = notice.changedHours;
  await editor.open("hours/entries/notices");
  await page.getByRole("button", { name: words("Add Notice") }).click();
  await box(page, "Text").fill(notice.text);
  await expect(page.getByText(`${notice.text.length} / 140`)).toBeVisible();
  await page.getByRole("radio", { name: notice.kind }).check();
  await box(page, "Shows from").fill(notice.from);
  await box(page, "Shows until").fill(notice.until);
  await page.getByRole("button", { name: words("Add Changed hours") }).click();
  await box(page, "Date").fill(changed.date);
  await box(page, "Hours").fill(changed.hours);
  await editor.save();
  const files = await editor.files();
  expect(JSON.parse(String(files.get("data/notice.json")))).toEqual([notice]);
  expect(await complaintsAbout(files)).toEqual([]);
});
