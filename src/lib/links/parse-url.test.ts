import { parseUrl } from "./url-problem";

test.each([
  ["https://www.shop.example/a?b#c", "www.shop.example"],
  ["https://bücher.example/", "xn--bcher-kva.example"],
  ["https://пример.example/", "xn--e1afmkfd.example"],
  ["shop.example", undefined],
  ["https://", undefined],
  ["", undefined],
])("the host of %j is %s", (text, host) => {
  expect(parseUrl(text)?.host).toBe(host);
});

test("a host name with an umlaut stays valid after Node.js has optimized the function", () => {
  for (let call = 0; call < 200_000; call += 1) parseUrl("https://www.shop.example/");
  expect(parseUrl("https://bücher.example/")?.host).toBe("xn--bcher-kva.example");
});
