import { socialIconNames } from "../../content/model/names";
import { joinPaths, socialDrawing } from "./social-drawings";

it.each(socialIconNames)("%s is drawn, by one path that begins with a place", (network) => {
  expect(socialDrawing(network)).toMatch(/^[Mm]\s?-?[\d.]+[ ,-][\d.]+[A-Za-z][^"<>]+$/);
});

it("puts each further path of an icon where it belongs, though its first step is relative", () => {
  const body = '<g><path d="M1 1h2"/><path fill="none" d="m10 9l5 3"/></g>';
  expect(joinPaths(body)).toBe("M1 1h2M0 0m10 9l5 3");
});

it("says what to do about a network whose icon has gone", () => {
  expect(() => socialDrawing("bone" as "x")).toThrow(/brand-bone: draw it in/);
});
