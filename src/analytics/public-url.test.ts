import { campaignParameters, publicUrl, withoutQuery } from "./public-url";

test.each([
  ["https://paw.example/", "https://paw.example/", ""],
  ["https://paw.example/faq/?token=1#cost", "https://paw.example/faq/", ""],
  [
    "https://paw.example/?utm_source=a%20b&gclid=1&utm_id=2",
    "https://paw.example/",
    "?utm_source=a+b&utm_id=2",
  ],
  ["https://paw.example/#?utm_source=1&token=2", "https://paw.example/", ""],
  ["https://paw.example/?q=a%26utm_source=1", "https://paw.example/", ""],
  ["https://paw.example/?UTM_SOURCE=1&xutm_id=2", "https://paw.example/", ""],
  [
    "https://paw.example/?utm_term=%E0%A4%A&size=%",
    "https://paw.example/",
    "?utm_term=%EF%BF%BD%25A",
  ],
  ["https://ada:secret@paw.example/x/a@b.example?c", "https://paw.example/x/a@b.example", ""],
  ["https://paw.example/a\n?b\n#c", "https://paw.example/a\n", ""],
  ["mailto:hello@paw.example?body=secret", "mailto:hello@paw.example", ""],
  ["android-app://com.search.example/?q=1", "android-app://com.search.example/", ""],
  ["/services/?size=small#estimate", "/services/", ""],
  ["#secret", "", ""],
  ["", "", ""],
])("events contain of %j only %j and the campaign %j", (url, path, campaign) => {
  expect(withoutQuery(url)).toBe(path);
  expect(publicUrl(url)).toBe(path + campaign);
});

test("a campaign is the utm_ parameters of a query", () => {
  expect(campaignParameters("?utm_source=card&utm_id=&token=1")).toEqual({
    utm_source: "card",
    utm_id: "",
  });
});
