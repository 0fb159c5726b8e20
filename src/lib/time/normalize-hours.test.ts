import { parseHours } from "./parse-hours";
import { findHoursProblem, normalizeHours } from "./normalize-hours";

const nineToFive = "9:00 am to 5:00 pm";
const withBreak = "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm";

describe("hours in other spellings", () => {
  test.each([
    [nineToFive, nineToFive],
    ["9am - 5pm", nineToFive],
    ["9am-5pm", nineToFive],
    ["9:00 am – 5:00 pm", nineToFive],
    ["9 am to 5 pm", nineToFive],
    ["9:00 AM to 5:00 PM", nineToFive],
    ["9:00 a.m. - 5:00 p.m.", nineToFive],
    ["9 a. m. — 5 p. m.", nineToFive],
    ["9:00\u202fam to 5:00\u00a0pm", nineToFive],
    ["9:00 am\u2009\u2212\u20095:00 pm", nineToFive],
    ["\u200e9:00 am to 5:00 pm\u202c ", nineToFive],
    ["９:００ am to ５:００ pm", nineToFive],
    ["9.00 am until 5.00 pm", nineToFive],
    ["09:00 am to 05:00 pm", nineToFive],
    ["from 9a till 5p", nineToFive],
    ["9 - 5 pm", nineToFive],
    ["9 am - 5", nineToFive],
    ["9:00-17:00", nineToFive],
    ["9 am to noon", "9:00 am to 12:00 pm"],
    ["12 noon - 5 pm", "12:00 pm to 5:00 pm"],
    ["12:00 pm to 5:00 pm", "12:00 pm to 5:00 pm"],
    ["midnight to 6 am", "12:00 am to 6:00 am"],
    ["9am-12pm and 1pm-5pm", withBreak],
    ["9:00 am–12:00 pm, 1:00 pm–5:00 pm", withBreak],
    ["9 am to noon, and 1 to 5 pm", withBreak],
    ["9 am - 12 pm / 1 pm - 5 pm", withBreak],
    ["9:00 am to 12:00 pm & 1:00 pm to 5:00 pm", withBreak],
    ["closed", "Closed"],
    ["CLOSED all day", "Closed"],
    ["by appointment", "By appointment"],
    ["By Appointment Only", "By appointment"],
    ["by appt.", "By appointment"],
    ["Appointment only", "By appointment"],
  ])("%j are saved as %j", (written, saved) => {
    expect(normalizeHours(written)).toBe(saved);
    expect(parseHours(saved)).toBeDefined();
  });
});

describe("hours that can't be saved", () => {
  test.each([
    ["9-5", "am or pm after each time", nineToFive],
    ["9:00 to 5:00", "am or pm after each time", nineToFive],
    ["1 - 5 pm", "am or pm after each time", "1:00 pm to 5:00 pm"],
    ["9 - 12, 1 - 5 pm", "am or pm after each time", withBreak],
    ["noon to midnight", "a closing time before midnight", "12:00 pm to 11:59 pm"],
    ["5 pm to 9 am", "a closing time after the opening time, like 9:00 am to 5:00 pm", undefined],
    [
      "9 am to 1 pm and 12 pm to 5 pm",
      "a closing time after the opening time, like 9:00 am to 5:00 pm",
      undefined,
    ],
    ["9:75 am to 5 pm", "times that exist, like 9:00 am to 5:00 pm", undefined],
    ["13 pm to 2 pm", "times that exist, like 9:00 am to 5:00 pm", undefined],
    ["25:00 to 26:00", "times that exist, like 9:00 am to 5:00 pm", undefined],
    ["", "hours like 9:00 am to 5:00 pm, or Closed, or By appointment", undefined],
    ["9 am", "hours like 9:00 am to 5:00 pm, or Closed, or By appointment", undefined],
    ["call us", "hours like 9:00 am to 5:00 pm, or Closed, or By appointment", undefined],
    [
      "Closed and 9 am to 5 pm",
      "hours like 9:00 am to 5:00 pm, or Closed, or By appointment",
      undefined,
    ],
  ])("%j: the owner reads %j", (written, problem, likely) => {
    expect(normalizeHours(written)).toBeUndefined();
    expect(findHoursProblem(written)).toEqual({ problem, ...(likely && { likely }) });
  });
});
