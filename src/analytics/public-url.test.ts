import { publicUrl, removeQueries, withoutQuery } from "./public-url";

test.each([
  ["https://paw.example/", "https://paw.example/", ""],
  ["https://paw.example/faq/?token=1#cost", "https://paw.example/faq/", ""],
  [
    "https://paw.example/?utm_source=a%20b&x_utm_token=1&utm_id=2",
    "https://paw.example/",
    "?utm_source=a+b&utm_id=2",
  ],
  ["https://paw.example/#?utm_source=1&token=2", "https://paw.example/", ""],
  ["https://ada:secret@paw.example/x/a@b.example?c", "https://paw.example/x/a@b.example", ""],
  ["mailto:hello@paw.example?body=secret", "mailto:hello@paw.example", ""],
  ["#secret", "", ""],
  ["", "", ""],
])("events contain of %j only %j and the campaign %j", (url, path, campaign) => {
  expect(withoutQuery(url)).toBe(path);
  expect(publicUrl(url)).toBe(path + campaign);
});

test("data for the provider contains no queries in its URLs, at any depth", () => {
  const url = "https://paw.example/?utm_source=card&token=1";
  expect(
    removeQueries({ current_url: url, referrer: url, $el_attr__href: "?token=1", all: [{ url }] }),
  ).toEqual({
    current_url: "https://paw.example/?utm_source=card",
    referrer: "https://paw.example/",
    $el_attr__href: "",
    all: [{ url: "https://paw.example/?utm_source=card" }],
  });
});
