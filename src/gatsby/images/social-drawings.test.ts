import { socialIconNames } from "../../content/model/names";
import { joinPaths, socialDrawing } from "./social-drawings";

it.each(socialIconNames)("%s has one path that begins at a position", (network) => {
  expect(socialDrawing(network)).toMatch(/^[Mm]\s?-?[\d.]+[ ,-][\d.]+[A-Za-z][^"<>]+$/);
});

it("starts each path of an icon at the origin, because its first step may be relative", () => {
  const body = '<g><path d="M1 1h2"/><path fill="none" d="m10 9l5 3"/></g>';
  expect(joinPaths(body)).toBe("M1 1h2M0 0m10 9l5 3");
});

it("the error for a missing icon suggests what to do", () => {
  expect(() => socialDrawing("bone" as "x")).toThrow(/brand-bone: draw it in/);
});
