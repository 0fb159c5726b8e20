import { refusesAnalytics, type Wishes } from "./refuses-analytics";

test.each<[boolean, Wishes]>([
  [true, { globalPrivacyControl: true }],
  [true, { globalPrivacyControl: true, doNotTrack: "0" }],
  [true, { doNotTrack: "1" }],
  [true, { doNotTrack: "yes" }],
  [false, {}],
  [false, { globalPrivacyControl: false, doNotTrack: null }],
  [false, { doNotTrack: "0" }],
  [false, { doNotTrack: "unspecified" }],
])("%s: %j", (refuses, wishes) => {
  expect(refusesAnalytics(wishes)).toBe(refuses);
});
