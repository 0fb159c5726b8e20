import { lostFields } from "./lost-fields";

test.each([
  [{ title: " A\r\nB ", draft: false, tags: [] }, { title: "A\nB" }, []],
  [
    { records: [{ name: "Bath", price: { from: 82.5 } }] },
    { records: [{ name: "Bath" }] },
    ["records.0.price.from"],
  ],
  [
    { records: [{ price: { from: 82.5 } }] },
    { records: [{ price: { from: 82 } }] },
    ["records.0.price.from"],
  ],
  [{ records: [{ name: "A" }] }, { records: [] }, ["records.0.name"]],
  [{ title: "A" }, { title: "A", body: "More" }, ["body"]],
  [{ title: "12" }, { title: 12 }, ["title"]],
])("the fields of %j that differ from %j", (form, read, expected) => {
  expect(lostFields(form, read)).toEqual(expected);
});
