import { showDialog } from "../show-dialog";
import { fileFormats } from "./file-formats";
import { preventOpeningUnreadable, trackUnreadable } from "./unreadable-files";

jest.mock("../show-dialog");

const path = "data/hours.json";
const [json] = fileFormats;
const read = (text: string) => trackUnreadable(json!)(text, path);
const shown = () => jest.mocked(showDialog).mock.calls.map(([title, blocks]) => [title, ...blocks]);
const messages = [
  "This file can’t be opened in the editor",
  [expect.stringContaining(`${path}, line 1`)],
  expect.stringMatching(/^The editor doesn’t change the file\./),
];

const form = "#/collections/hours/entries/hours";

/** Opens the form of the hours, and returns the URL after it. */
function openForm(): string {
  history.replaceState(null, "", form);
  dispatchEvent(new HashChangeEvent("hashchange"));
  return location.hash;
}

test("the owner reads why a file is unreadable, and never gets its empty form", () => {
  jest.useFakeTimers();
  preventOpeningUnreadable();
  history.replaceState(null, "", form);
  // Sveltia CMS would open an empty form for a file that isn't a list, too.
  for (const text of ["[{]", "{}"]) expect(() => read(text)).toThrow(path);
  jest.runAllTimers();
  expect(shown()).toEqual([messages]);
  expect(location.hash).toBe("#/collections/hours");

  expect(openForm()).toBe("#/collections/hours");
  expect(shown()).toEqual([messages, messages]);

  expect(read("[]")).toEqual([]);
  expect(openForm()).toBe(form);
  expect(shown()).toHaveLength(2);
});
