import { markNotice } from "./mark-notice";

const plain = '<!DOCTYPE html><html lang="en-US"><head></head><body ></body></html>';
const marked = plain.replace("<html", '<html data-notice=""');
const notice = { id: 1, from: 1000, until: 2000 };

test.each([
  ["without a notice", undefined, 1500, plain],
  ["before its time", notice, 999, plain],
  ["in its time", notice, 1000, marked],
  ["after its time", notice, 2000, plain],
])("%s: pages of this build and of an earlier one", (_when, given, now, html) => {
  expect(markNotice(plain, given, now)).toBe(html);
  expect(markNotice(marked, given, now)).toBe(html);
});
