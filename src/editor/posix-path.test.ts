import path from "node:path";
import { posix } from "./posix-path";

test.each(["content/blog/a/cover.jpg", "a.tar.gz", "a", ".hidden", "content/a.b/c", "a/", "a."])(
  "basename and extname of %s are the same as in node:path",
  (file) => {
    expect(posix.basename(file.replace(/\/$/, ""))).toBe(path.posix.basename(file));
    expect(posix.extname(file)).toBe(path.posix.extname(file.replace(/\/$/, "")));
  },
);

test.each([
  ["content/gallery", "a.jpg"],
  ["content/blog/a", "./a.jpg"],
  ["content/blog/a", "../b/a.jpg"],
  ["content", "a//b.jpg"],
])("%s and %s are joined as in node:path", (folder, file) => {
  expect(posix.join(folder, file)).toBe(path.posix.join(folder, file));
  expect(posix.dirname(posix.join(folder, file))).toBe(
    path.posix.dirname(path.posix.join(folder, file)),
  );
});
