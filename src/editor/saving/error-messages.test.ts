import { checkFormRecords } from "./error-messages";

test("all errors of a form are shown with their record and field", () => {
  const days = [
    { name: "Vacation", date: "March 14, 2099" },
    { name: "Vacation", date: "soon" },
    { date: "December 24, 2099" },
  ];
  const [first, second, ...rest] = checkFormRecords("closedOnce", days);
  expect(first).toMatch(
    /^“soon: Vacation”, Date: “soon” can’t be used here\. Write a day with its year and without its weekday, like December 24, 2026/,
  );
  expect(second).toMatch(/^“December 24, 2099”, Name: This field is empty\. Write/);
  expect(rest).toEqual([]);
});

test("a duplicate key is an error", () => {
  const days = [
    { name: "Vacation", date: "December 24" },
    { name: "Christmas", date: "December 24" },
  ];
  const errors = checkFormRecords("closedDays", days).join();
  expect(errors).toContain("already used");
  expect(errors).not.toContain("line");
});

test("a drawing is an error, because it can contain scripts", () => {
  const review = { id: 1, text: "My dog smells of flowers.", author: "Maria G.", date: "May 2025" };
  expect(checkFormRecords("reviews", [{ ...review, image: "bow.png" }])).toEqual([]);
  expect(checkFormRecords("reviews", [{ ...review, image: "bow.svg" }]).join("\n")).toMatch(
    /^“Maria G\., May 2025”, Photo: Found the picture "bow\.svg"\. Expected a photo/,
  );
});

test("errors show the form's labels", () => {
  const card = { id: "bath", name: "Bath", price: { starting: "cheap" } };
  expect(checkFormRecords("packages", [card]).join("\n")).toMatch(/^“Bath”, Price > From: /m);
});
