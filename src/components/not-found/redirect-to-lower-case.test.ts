import { runInNewContext } from "node:vm";
import { lowerCaseScript } from "./redirect-to-lower-case";

const addresses = ["/faq/", "/devteam/", "/to14/", "/blog/flea-alert/"];

/** Runs the script as if the not-found page were at this URL; returns the redirect's target. */
function runAt(address: string): string | undefined {
  const { pathname, search, hash } = new URL(address, "https://shop.example");
  const replace = jest.fn<undefined, [string]>();
  runInNewContext(lowerCaseScript(addresses), { location: { pathname, search, hash, replace } });
  return replace.mock.calls[0]?.[0];
}

test.each([
  ["/FAQ", "/faq/"],
  ["/FAQ/", "/faq/"],
  ["/DevTeam", "/devteam/"],
  ["/To14//", "/to14/"],
  ["/faq", "/faq/"],
  ["/FAQ?from=flyer", "/faq/?from=flyer"],
  ["/FAQ/?from=Flyer#cost", "/faq/?from=Flyer#cost"],
  ["/Blog/Flea-Alert", "/blog/flea-alert/"],
])("%s redirects to %s", (address, target) => {
  expect(runAt(address)).toBe(target);
});

test.each(["/faq/", "/nowhere", "/Nowhere", "//FAQ", "/FAQ/more", "/FAQ.html"])(
  "%s doesn't redirect",
  (address) => {
    expect(runAt(`https://shop.example${address}`)).toBeUndefined();
  },
);
