import { checkChanged, type Change } from "./check-files";
import { inject, injections } from "../builds/full-injections.mjs";

/* e2e/security/injections.spec.ts looks for the same texts in the built site. */

type Injection = (typeof injections)[number];

/** Applies an injection to the fixture, whose only post has another name. */
const attempt =
  (injection: Injection): Change =>
  (files) => {
    const { at, value } = injection;
    const file = injection.file.replace(/blog\/[\w-]+/, "blog/teeth");
    const isPicture = at === "image" && !value.includes("/");
    if (isPicture)
      files.set(`content/blog/teeth/${value}`, files.get("content/blog/teeth/cover.jpg") ?? "");
    files.set(file, inject(String(files.get(file)), injection));
  };

const named = (all: Injection[]): [string, Injection][] =>
  all.map((injection) => [JSON.stringify(injection), injection]);
const refused = injections.filter(({ page }) => page === undefined);
const shown = injections.filter(({ page }) => page !== undefined);

describe("an injection", () => {
  it.each(named(refused))("is refused: %s", async (_, injection) => {
    const { errors } = await checkChanged(attempt(injection));
    const file = injection.file.replace(/blog\/[\w-]+/, "blog/teeth");
    // References to the record may report further errors.
    const [error] = errors.filter((item) => item.file === file);
    expect(error?.line).toBeGreaterThan(0);
    if (injection.at !== "body") expect(error?.field).toBeTruthy();
  });

  it.each(named(shown))("is shown as text: %s", async (_, injection) => {
    expect((await checkChanged(attempt(injection))).errors).toEqual([]);
  });
});
