import { homedir } from "node:os";
import { toPath } from "./owner-file";

const paths: [typed: string, path: string][] = [
  ["biscuit.jpg", "/shop/biscuit.jpg"],
  ["/photos/biscuit.jpg ", "/photos/biscuit.jpg"],
  ["~/Desktop/biscuit.jpg", `${homedir()}/Desktop/biscuit.jpg`],
  ["/photos/Biscuit\\ \\(1\\).jpg ", "/photos/Biscuit (1).jpg"],
  ["'/photos/Biscuit 1.jpg' ", "/photos/Biscuit 1.jpg"],
  ['"/photos/back\\slash.jpg"', "/photos/back\\slash.jpg"],
];

describe("toPath", () => {
  it.each(paths)("understands %s", (typed, path) => {
    expect(toPath(typed, "/shop", false)).toBe(path);
  });

  it.each(["C:\\Photos\\a 1.jpg", '"C:\\Photos\\a 1.jpg"', "& 'C:\\Photos\\a 1.jpg'"])(
    "understands %s on Windows",
    (typed) => expect(toPath(typed, "/shop", true)).toMatch(/C:\\Photos\\a 1\.jpg$/),
  );
});
