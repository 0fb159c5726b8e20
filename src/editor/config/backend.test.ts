import type { Repository } from "../../content/model/entities/site-schema";
import { editorPage } from "../../gatsby/editor/editor-page";
import { apiOrigins, toBackend } from "./backend";

const repository: Repository = { provider: "github", name: "shop/site", branch: "main" };

test.each<[string, Repository, string[]]>([
  ["GitHub", repository, ["https://api.github.com"]],
  ["GitLab", { ...repository, provider: "gitlab" }, ["https://gitlab.com"]],
  [
    "Forgejo at a host of one's own",
    { ...repository, provider: "gitea", host: "https://git.shop.example" },
    ["https://git.shop.example"],
  ],
])("%s: the editor talks to its API and to nothing else", (_, of, origins) => {
  expect(apiOrigins(of)).toEqual(origins);
  const [policy = ""] = /connect-src [^;]*/.exec(editorPage("editor.js", of)) ?? [];
  expect(policy.split(" ").filter((part) => part.startsWith("http"))).toEqual(origins);
});

test("signing in takes a token, which needs no server", () => {
  expect(toBackend(repository)).toMatchObject({ repo: "shop/site", auth_methods: ["token"] });
});

test("without a repository the editor talks to nobody", () => {
  expect(editorPage("editor.js")).toContain("connect-src 'self' blob: data:;");
});
