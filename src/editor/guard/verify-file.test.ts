import { fileFormats, type FileContent, type FileFormat } from "../files/file-formats";
import { expectContent, verifyFile } from "./verify-file";

const [json, article] = fileFormats as [FileFormat, FileFormat];

const post = { title: "A day", tags: ["a"], draft: false, body: "A picture" };

const causeOf = (write: () => unknown): string => {
  try {
    write();
    return "";
  } catch (error) {
    return String((error as Error).cause);
  }
};

test.each<[string, FileFormat, FileContent, FileContent, RegExp]>([
  ["the same text", article, post, post, /^$/],
  ["the same records", json, [{ name: "Ann" }], [{ name: "Ann" }], /^$/],
  ["a text without a letter", article, post, { ...post, body: "picture" }, /“A picture”/],
  [
    "a text without a field",
    article,
    post,
    { ...post, title: undefined },
    /Title: the form shows “A day”/,
  ],
  ["a missing record", json, [{ author: "Ann" }], [], /“Ann”/],
])(
  "%s: a loss is refused with the names of its fields",
  (_, format, expected, written, message) => {
    expectContent(format === json ? "reviews" : "posts", expected);
    expect(causeOf(() => verifyFile(format)(written))).toMatch(message);
    expect(causeOf(() => verifyFile(format)(written))).toBe(""); // checks only the first write
  },
);

test("writes unchecked content unchanged", () => {
  expect(verifyFile(json)([{ name: "Ann" }])).toBe(json.toFile([{ name: "Ann" }]));
});
