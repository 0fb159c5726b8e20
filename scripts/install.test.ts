import { isInstalled } from "./install.mjs";

const linux = { platform: "linux", arch: "x64" };
const locked = {
  "": {},
  "node_modules/react": { integrity: "sha512-react" },
  "node_modules/react/node_modules/scheduler": { integrity: "sha512-scheduler" },
  "node_modules/@img/sharp-linux": { integrity: "sha512-l", optional: true, os: ["linux"] },
  "node_modules/@img/sharp-mac": { integrity: "sha512-m", optional: true, os: ["darwin"] },
};
const { "": root, "node_modules/@img/sharp-mac": forMac, ...installed } = locked;
const without = (path: keyof typeof installed) =>
  Object.fromEntries(Object.entries(installed).filter(([one]) => one !== path));

it("packages that match npm's record aren't installed again", () => {
  expect(isInstalled({ "": root, ...installed }, installed, linux)).toBe(true);
});

it("optional packages for other systems may be missing", () => {
  expect(isInstalled(locked, installed, linux)).toBe(true);
  expect(isInstalled(locked, without("node_modules/@img/sharp-linux"), linux)).toBe(true);
});

it("flags that npm versions write in different ways don't matter", () => {
  const react = {
    integrity: "sha512-react",
    peer: true,
    dev: true,
    resolved: "https://mirror.example",
  };
  expect(isInstalled(locked, { ...installed, "node_modules/react": react }, linux)).toBe(true);
});

it("additional packages don't matter", () => {
  expect(isInstalled(locked, { ...installed, "node_modules/x": { integrity: "x" } }, linux)).toBe(
    true,
  );
});

it.each([
  ["nothing is installed, or npm was interrupted", undefined],
  ["a package is missing", without("node_modules/react")],
  ["a nested package is missing", without("node_modules/react/node_modules/scheduler")],
  [
    "another version is installed",
    { ...installed, "node_modules/react": { integrity: "sha512-old" } },
  ],
  ["the folder was copied from a Mac", { ...installed, "node_modules/@img/sharp-mac": forMac }],
  [
    "the folder was copied from another processor",
    { ...installed, "node_modules/x": { optional: true, cpu: ["arm64"] } },
  ],
])("%s: they are installed again", (_, record) => {
  expect(isInstalled(locked, record, linux)).toBe(false);
});
