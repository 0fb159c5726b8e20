import { lossMessages } from "./loss-messages";

test("shows each field's label, its text and what to do", () => {
  const records = [{ name: "Bath" }, { name: "Full groom" }];
  const differences = [
    { path: "records.1.price.starting", shown: "85,50", saved: "50" },
    { path: "0.description", shown: "A bath", saved: "" },
  ];
  expect(lossMessages("packages", records, differences)).toEqual([
    "“Full groom”, Price > From: the form shows “85,50”, but “50” would be saved.",
    "“Bath”, Description: the form shows “A bath”, but nothing would be saved.",
    expect.stringContaining("Press Save again"),
  ]);
});

test("nothing is lost", () => {
  expect(lossMessages("posts", [], [])).toEqual([]);
});
