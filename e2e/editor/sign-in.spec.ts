import { expect, test } from "./fixtures";

/** What Sveltia CMS Authenticator sends after GitHub's own page. */
const signedIn = `<!doctype html><script>
  addEventListener("message", ({ data, origin }) => {
    if (data !== "authorizing:github") return;
    const content = { provider: "github", token: "github_pat_of_the_owner" };
    opener.postMessage("authorization:github:success:" + JSON.stringify(content), origin);
  });
  opener.postMessage("authorizing:github", "*");
</script>`;

test("the owner signs in with a button, in a window of the sign-in server", async ({
  page,
  context,
  gitHub,
  allowedErrors,
}) => {
  allowedErrors.push(/IDBDatabase/);
  await context.route("https://sign-in.example/auth?**", (route) =>
    route.fulfill({ contentType: "text/html", body: signedIn }),
  );
  await page.goto("/admin/");
  await page.getByRole("button", { name: /^Sign In with .?GitHub/ }).click();
  await expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);
  expect(gitHub.commits).toEqual(["Start"]);
});
