import { normalizePhone } from "./normalize-phone";

test.each([
  "(512) 555-0142",
  "512.555.0142",
  "512-555-0142",
  "512 555 0142",
  "5125550142",
  "+1 512 555 0142",
  "+15125550142",
  "1-512-555-0142",
  "(512)555-0142",
  "(512) 555\u20110142",
  "(512)\u00a0555–0142",
  "\u202a(512) 555-0142\u202c",
  "\u2066+1 (512) 555-0142\u2069\u200b",
  "tel:+1-512-555-0142",
])("the phone number %j is saved as (512) 555-0142", (written) => {
  expect(normalizePhone(written)).toBe("(512) 555-0142");
});

test.each(["", "555-0142", "512 555 01422", "+44 20 7946 0958", "112 555 0142", "call us"])(
  "%j isn't a phone number",
  (written) => {
    expect(normalizePhone(written)).toBeUndefined();
  },
);
