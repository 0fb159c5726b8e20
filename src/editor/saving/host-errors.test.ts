import { hostErrorMessage } from "./host-errors";

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
  [answer(403, "API rate limit exceeded"), /^You saved too often/],
  [answer(404, "Not Found"), /^Your account may not change/],
  [answer(200, "Expected branch to point to 1234"), /^Somebody else saved/],
  [answer(502, ""), /^The service that stores the site’s files has a problem/],
  [new Error("Disk is full"), /^The editor can’t write the site’s files\..*: Disk is full$/],
  ["odd", /: odd$/],
  [undefined, /^The editor can’t write the site’s files/],
])("%s becomes words that say what to do", (error, message) => {
  expect(hostErrorMessage(error)).toMatch(message);
  expect(hostErrorMessage(error)).toContain("Nothing was saved");
  expect(hostErrorMessage(error)).not.toMatch(/fetch|credentials|request/);
});
