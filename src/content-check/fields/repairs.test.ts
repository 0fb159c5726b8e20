import { collections } from "../../content-model/collections";
import type { CollectionName } from "../../content-model/names";
import { toPlainField } from "../../content-model/to-plain-field";
import { fieldAt } from "../walk-fields";
import type { FieldPath } from "../words";
import { repair } from "./repairs";

type Case = [
  collection: CollectionName,
  path: FieldPath,
  ...forms: [written: unknown, meant: unknown][],
];

const cases: Case[] = [
  [
    "hours",
    ["hours"],
    ["closed", "Closed"],
    ["CLOSED all day", "Closed"],
    ["10am-6pm", "10:00 am to 6:00 pm"],
    ["10 - 6", "10:00 am to 6:00 pm"],
    ["9–5", "9:00 am to 5:00 pm"],
    ["10:00-18:00", "10:00 am to 6:00 pm"],
    ["9:30 AM to noon", "9:30 am to 12:00 pm"],
    ["12 to 5 p.m.", "12:00 pm to 5:00 pm"],
    ["1 to 5", "1:00 pm to 5:00 pm"],
    ["10:00am to 6:00pm", "10:00 am to 6:00 pm"],
    ["6:00 pm to 10:00 am", undefined],
    ["10:00 am", undefined],
    ["10-12 and 2-6", undefined],
    ["by appointment", undefined],
  ],
  [
    "closedDays",
    ["date"],
    ["11/28/2026", "November 28, 2026"],
    ["2026-11-28", "November 28, 2026"],
    ["28/11/2026", "November 28, 2026"],
    ["12/24", "December 24"],
    ["Dec 24", "December 24"],
    ["december 24th", "December 24"],
    ["24 December", "December 24"],
    ["Saturday, November 28, 2026", "November 28, 2026"],
    ["Nov. 28 2026", "November 28, 2026"],
    ["fourth Thursday in November", "4th Thursday of November"],
    ["Last monday of may", "last Monday of May"],
    ["Thanksgiving", "4th Thursday of November"],
    ["February 30", undefined],
    ["13/13/2026", undefined],
    ["next week", undefined],
  ],
  [
    "notices",
    ["from"],
    ["2027-06-01 18:30", "2027-06-01T18:30"],
    ["2027-06-01T18:30:00", "2027-06-01T18:30"],
    ["6/1/2027 6:30 pm", "2027-06-01T18:30"],
    ["June 1, 2027 at 12 a.m.", "2027-06-01T00:00"],
    ["June 1, 2027, 12 pm", "2027-06-01T12:00"],
    ["2027-06-01", undefined],
    ["June 1, 2027", undefined],
    ["June 1 at 6 pm", undefined],
    ["2027-06-01T18:30Z", undefined],
    ["tomorrow at 6 pm", undefined],
  ],
  [
    "promotions",
    ["validUntil"],
    ["3/31/2027", "2027-03-31"],
    ["3/31/27", "2027-03-31"],
    ["2027/3/31", "2027-03-31"],
    ["31.3.2027", "2027-03-31"],
    ["March 31, 2027", "2027-03-31"],
    ["31st of March 2027", "2027-03-31"],
    ["2/30/2027", undefined],
    ["March 31", undefined],
    ["forever", undefined],
  ],
  [
    "reviews",
    ["date"],
    ["Nov 15 2026", "November 15, 2026"],
    ["11/15/26", "November 15, 2026"],
    ["2026-11-15", "November 15, 2026"],
    ["Sunday, November 15th, 2026", "November 15, 2026"],
    ["Nov. 2026", "November 2026"],
    ["11/2026", "November 2026"],
    ["November 31, 2026", undefined],
    ["Nov 15", undefined],
    ["last week", undefined],
  ],
  [
    "site",
    ["phone"],
    ["512-555-0142", "(512) 555-0142"],
    ["512.555.0142", "(512) 555-0142"],
    ["+1 512 555 0142", "(512) 555-0142"],
    ["5125550142", "(512) 555-0142"],
    [5125550142, undefined],
    ["555-0142", undefined],
  ],
  [
    "site",
    ["email"],
    ["mailto:hello@shop.com", "hello@shop.com"],
    ["hello (at) shop.com", "hello@shop.com"],
    ["Shop <hello@shop.com>", "hello@shop.com"],
    ["hello@shop,com", "hello@shop.com"],
    ["shop.com", undefined],
  ],
  ["reviews", ["source", "name"], ["google", "Google"]],
  ["site", ["address", "state"], ["tx", "TX"], ["Texas", undefined]],
  [
    "site",
    ["address", "postalCode"],
    [78700, "78700"],
    ["78700-1234", "78700"],
    ["787", undefined],
  ],
  ["site", ["salesTaxPercent"], ["8.25%", 8.25], ["8.25 %", 8.25]],
  ["site", ["url"], ["www.shop.com", "https://www.shop.com"], ["shop.com", "https://shop.com"]],
  [
    "site",
    ["map", "longitude"],
    ["-97.7431", -97.7431],
    ["97.7431° W", -97.7431],
    ["97.7431 West", -97.7431],
    ["30.2672, -97.7431", undefined],
    ["97° 44' 35\" W", undefined],
  ],
  ["site", ["map", "latitude"], ["30.2672° N", 30.2672], ["30.2672", 30.2672]],
  [
    "walkIn",
    ["price"],
    ["$18", 18],
    ["18.50", 18.5],
    ["1,200 dollars", 1200],
    [18.555, 18.56],
    ["18 to 20", undefined],
  ],
  ["locations", ["neighborhoods", 0, "minutes"], ["15 min", 15], ["15-20", undefined]],
  [
    "dogSizes",
    ["range"],
    ["14-30", "14-30 lbs"],
    ["14 – 30 pounds", "14-30 lbs"],
    ["121+", "121+ lbs"],
    ["121 and up", "121+ lbs"],
    ["heavy", undefined],
  ],
  ["faq", ["id"], ["How Much?", "how-much"]],
];

const flat = cases.flatMap(([name, path, ...forms]) =>
  forms.map(([written, meant]) => [path.join("."), written, meant, name, path] as const),
);

describe("a value in another form than its field takes", () => {
  it.each(flat)("%s: %p is meant for %p", (_, written, meant, name, path) => {
    const field = fieldAt(toPlainField(collections[name].schema), path);
    expect(field && repair(field.schema, written)).toBe(meant);
  });

  it("is not repaired to what another record has", () => {
    const { schema } = toPlainField(collections.faq.schema.shape.id as never);
    expect(repair(schema, "Cost!", (id) => id === "cost")).toBe("cost-2");
  });
});
