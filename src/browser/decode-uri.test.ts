import { decodeURI, decodeURIComponent } from "./decode-uri";

test.each([
  ["/caf%C3%A9/?a%2Fb", "/café/?a%2Fb", "/café/?a/b"],
  ["#100%", "#100%", "#100%"],
  ["/%ff/%41", "/%ff/%41", "/%ff/%41"],
  ["%E0%A4%A", "%E0%A4%A", "%E0%A4%A"],
  ["", "", ""],
])("%s is decoded, or stays as it is if it is malformed", (text, uri, component) => {
  expect(decodeURI(text)).toBe(uri);
  expect(decodeURIComponent(text)).toBe(component);
});
