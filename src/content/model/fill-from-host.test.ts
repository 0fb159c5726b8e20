import type { Repository } from "./entities/site-schema";
import { fillFromHost } from "./fill-from-host";

const placeholder = "https://www.farmroadgrooming.example";
const repository: Repository = { provider: "github", name: "shop/site", branch: "main" };
type Environment = NodeJS.ProcessEnv;

const netlify = {
  COMMIT_REF: "0123456",
  URL: "https://shop.netlify.app",
  REPOSITORY_URL: "https://github.com/shop/site",
};

test.each<[host: string, environment: Record<string, string>, filled: object]>([
  [
    "GitHub Actions",
    { SITE_URL: "https://www.shop.com", GITHUB_REPOSITORY: "shop/site" },
    { url: "https://www.shop.com", repository },
  ],
  ["Netlify", netlify, { url: "https://shop.netlify.app", repository }],
  [
    "Netlify with a token in the URL",
    { ...netlify, REPOSITORY_URL: "https://x-access-token:v1.0a.b@github.com/shop/site.git" },
    { url: "https://shop.netlify.app", repository },
  ],
  [
    "Netlify with GitLab",
    { ...netlify, REPOSITORY_URL: "git@gitlab.com:shops/texas/site.git" },
    {
      url: "https://shop.netlify.app",
      repository: { ...repository, provider: "gitlab", name: "shops/texas/site" },
    },
  ],
  [
    "Netlify with a host that the editor doesn't know",
    { ...netlify, REPOSITORY_URL: "https://bitbucket.org/shop/site" },
    { url: "https://shop.netlify.app" },
  ],
  [
    "Cloudflare Pages",
    { CF_PAGES_URL: "https://0a1b2c3d.shop.pages.dev", GITHUB_REPOSITORY: "shop/site" },
    { url: "https://shop.pages.dev", repository },
  ],
  [
    "Cloudflare Pages with the site's own address",
    { CF_PAGES_URL: "https://0a1b2c3d.shop.pages.dev", SITE_URL: "https://www.shop.com/" },
    { url: "https://www.shop.com" },
  ],
  // Actions sets GITHUB_REPOSITORY in each job, and machines have a URL for other reasons.
  [
    "a test, or a machine",
    { GITHUB_REPOSITORY: "shop/site", URL: "https://other.com", CI: "1" },
    { url: placeholder },
  ],
])("%s fills what the owner hasn't entered", (_, environment, filled) => {
  expect(fillFromHost({ url: placeholder }, environment as unknown as Environment)).toEqual(filled);
});

test("what the owner has entered stays", () => {
  const own = {
    url: "https://www.shop.com",
    repository: { ...repository, name: "shop/own" },
  };
  expect(fillFromHost(own, netlify as unknown as Environment)).toEqual(own);
});

test("an address without https:// is refused", () => {
  const environment = { SITE_URL: "www.shop.com" } as unknown as Environment;
  expect(() => fillFromHost({ url: placeholder }, environment)).toThrow(
    'SITE_URL is "www.shop.com". Write the site\'s address, like https://www.shop.com.',
  );
});
