import type { BrowserContext, Page } from "@playwright/test";
import { test as base, expect } from "../support/fixtures";
import { readContentFiles, type ContentFiles } from "./content-files";
import { saveButton } from "./form";
import { simulateGitHub, type GitHub } from "./git-hub";
import { fillFolder, fakeFolderPicker, readFolder } from "./local-folder";

const token = "github_pat_of_the_owner";

/** The fixed content that the editor starts with, which tests rely on. */
export const fixedFiles: ContentFiles = readContentFiles("test/site");

/** What Sveltia CMS Authenticator sends after GitHub's own page. */
const signedIn = `<!doctype html><script>
  addEventListener("message", ({ data, origin }) => {
    if (data !== "authorizing:github") return;
    const content = { provider: "github", token: "${token}" };
    opener.postMessage("authorization:github:success:" + JSON.stringify(content), origin);
  });
  opener.postMessage("authorizing:github", "*");
</script>`;

const signInServer = (context: BrowserContext) =>
  context.route("https://sign-in.example/auth?**", (route) =>
    route.fulfill({ contentType: "text/html", body: signedIn }),
  );

interface Fixtures {
  /** The policy blocks requests of Sveltia CMS to other hosts: fonts, and GitHub's status. */
  blockedRequests: void;
  /** Where the files are, and how the owner signs in. */
  backend: "folder" | "token" | "button";
  initialFiles: ContentFiles;
  gitHub: GitHub;
  /** The editor with a signed-in owner. It loads slowly, so most tests have several steps. */
  editor: ReturnType<typeof toEditor>;
}

const isReady = (page: Page) =>
  expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);

function toEditor(page: Page, gitHub: GitHub | undefined) {
  const files = () => (gitHub ? Promise.resolve(gitHub.files) : readFolder(page));
  return {
    page,
    files,
    text: async (path: string) => String((await files()).get(path)),
    open: async (route: string) => {
      const show = (path = "") =>
        page.evaluate((to) => (location.hash = to), `#/collections/${path}`);
      // Sveltia CMS ignores a new address while it renders the one before.
      await expect(async () => {
        await show(route.split("/")[0]);
        await expect(saveButton(page)).toBeHidden({ timeout: 5000 }); // the form that was open
        await show(route);
        await expect(saveButton(page)).toBeVisible({ timeout: 5000 });
      }).toPass();
    },
    save: async (answer?: string) => {
      const before = page.url();
      await saveButton(page).click();
      if (answer) await page.getByRole("button", { name: answer }).click();
      await expect.poll(() => page.url()).not.toBe(before);
      await expect(saveButton(page)).toBeHidden(); // the fields disappear after the URL changes
    },
    async expectRefusal(...messages: (string | RegExp)[]) {
      await saveButton(page).click();
      const refusal = page.getByRole("alertdialog", { name: "Error" });
      for (const message of messages) await expect(refusal).toContainText(message);
      await refusal.getByRole("button").click();
      await expect(refusal).toHaveCount(0);
    },
  };
}

export const test = base.extend<Fixtures>({
  site: "full",

  blockedRequests: [
    async ({ violations }, use) => {
      await use();
      const others = violations.filter((text) => !/jsdelivr|githubstatus/.test(text));
      violations.splice(0, Infinity, ...others);
    },
    { auto: true },
  ],

  backend: ["token", { option: true }],

  initialFiles: [fixedFiles, { option: true }],

  gitHub: async ({ context, initialFiles }, use) =>
    use(await simulateGitHub(context, initialFiles, token)),

  editor: async ({ page, backend, initialFiles, gitHub, allowedErrors }, use) => {
    // Errors of the editor's own stores, which it sometimes reads before it creates them.
    allowedErrors.push(/IDBDatabase/);
    // A site that was built without a host has no such file; the editor logs why it refuses.
    allowedErrors.push(/version\.json/, /saving_failed/);
    if (backend === "folder") await fakeFolderPicker(page);
    await page.goto("/admin/");
    if (backend === "button") {
      await signInServer(page.context());
      await page.getByRole("button", { name: /^Sign In with .?GitHub/ }).click();
    } else if (backend === "folder") {
      await fillFolder(page, initialFiles);
      await page.getByRole("button", { name: /local/i }).click();
    } else {
      await page.getByRole("button", { name: /token/i }).click();
      await page.getByRole("textbox").fill(token);
      await page.keyboard.press("Enter");
    }
    await isReady(page);
    await use(toEditor(page, backend === "folder" ? undefined : gitHub));
  },
});

export { expect };
