import { hostErrorMessage } from "./host-errors";

const errorWith = (status: number, message: string) =>
  new Error("Server responded with an error", { cause: { status, message } });

test.each([
  [
    new Error("Failed to send the request", { cause: new TypeError("Failed to fetch") }),
    /^There is no connection/,
  ],
  [new TypeError("Load failed"), /^There is no connection/],
  [errorWith(401, "Bad credentials"), /^You are no longer signed in/],
  [errorWith(403, "Resource not accessible by personal access token"), /^You/],
  [errorWith(403, "API rate limit exceeded"), /^You saved too often/],
  [errorWith(404, "Not Found"), /^Your account may not change/],
  [errorWith(200, "Expected branch to point to 1234"), /^Another save has arrived/],
  [new Error("The branch has moved since the data was loaded."), /^Another save has arrived/],
  [errorWith(502, ""), /^The service that stores the site’s files has a problem/],
  [new Error("Disk is full"), /^The editor can’t write the site’s files\..*: Disk is full$/],
  ["odd", /: odd$/],
  [undefined, /^The editor can’t write the site’s files/],
])("for %s, the owner reads what to do", (error, message) => {
  expect(hostErrorMessage(error)).toMatch(message);
  expect(hostErrorMessage(error)).toMatch(
    /[Yy]our (changes aren’t saved yet|text is still in the form)/,
  );
  expect(hostErrorMessage(error)).not.toMatch(/fetch|credentials|request/);
});
