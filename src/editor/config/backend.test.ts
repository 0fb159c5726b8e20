import type { Repository } from "../../content/model/entities/site-schema";
import { editorPage } from "../../gatsby/editor/editor-page";
import { apiOrigins, toBackend } from "./backend";

const repository: Repository = { provider: "github", name: "shop/site", branch: "main" };

test.each<[string, Repository, string[]]>([
  ["GitHub", repository, ["https://api.github.com"]],
  ["GitLab", { ...repository, provider: "gitlab" }, ["https://gitlab.com"]],
  [
    "a self-hosted Forgejo",
    { ...repository, provider: "gitea", host: "https://git.shop.example" },
    ["https://git.shop.example"],
  ],
])("with %s, the editor can only reach its API", (_, host, origins) => {
  expect(apiOrigins(host)).toEqual(origins);
  const [policy = ""] = /connect-src [^;]*/.exec(editorPage("editor.js", host)) ?? [];
  expect(policy.split(" ").filter((part) => part.startsWith("http"))).toEqual(origins);
});

test("the owner signs in with a token, without an OAuth server", () => {
  expect(toBackend(repository)).toMatchObject({ repo: "shop/site", auth_methods: ["token"] });
});

test("with a sign-in server, GitHub has a button, and the token still works", () => {
  const signInUrl = "https://sign-in.shop.workers.dev";
  const button = { auth_methods: ["oauth", "token"], base_url: signInUrl };
  expect(toBackend(repository, signInUrl)).toMatchObject(button);
  expect(toBackend({ ...repository, provider: "gitlab" }, signInUrl)).not.toHaveProperty(
    "base_url",
  );
});

test("without a repository, the editor can't reach other hosts", () => {
  const page = editorPage("editor.js");
  expect(page).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ");
  expect(page).toContain("connect-src 'self' blob: data:;");
});
