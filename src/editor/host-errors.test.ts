import { explainHostError } from "./host-errors";

const answer = (status: number, message: string) =>
  new Error("Server responded with an error", { cause: { status, message } });

test.each([
  [
    new Error("Failed to send the request", { cause: new TypeError("Failed to fetch") }),
    /^There is no connection/,
  ],
  [new TypeError("Load failed"), /^There is no connection/],
  [answer(401, "Bad credentials"), /^You are no longer signed in/],
  [answer(403, "Resource not accessible by personal access token"), /^You/],
  [answer(403, "API rate limit exceeded"), /^Too much was saved/],
  [answer(404, "Not Found"), /^Your account may not change/],
  [answer(200, "Expected branch to point to 1234"), /^Somebody else saved/],
  [answer(502, ""), /^The server with the site’s files has a problem/],
  [new Error("Disk is full"), /^The site’s files can’t be written\..*: Disk is full$/],
  ["odd", /: odd$/],
  [undefined, /^The site’s files can’t be written/],
])("%s becomes words that say what to do", (error, message) => {
  expect(explainHostError(error)).toMatch(message);
  expect(explainHostError(error)).toContain("Nothing was saved");
  expect(explainHostError(error)).not.toMatch(/fetch|credentials|request/);
});
