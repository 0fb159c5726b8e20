import type { Repository, Site } from "./entities/site-schema";

interface HostSettings {
  url: string;
  repository?: Repository;
}

/** The owner hasn't replaced the address that came with the site. */
export const isPlaceholder = (url: string): boolean => /^https:\/\/[^/]+\.example\/?$/.test(url);

/** `owner/name` at GitHub or GitLab, from the URL that Git fetches, which can contain a token. */
function toRepository(url: string): Repository | undefined {
  const [, provider, name] =
    /\b(github|gitlab)\.com[/:]([\w-][\w./-]*?)(?:\.git)?\/?$/.exec(url) ?? [];
  return name ? { provider: provider as Repository["provider"], name, branch: "main" } : undefined;
}

/** What GitHub Actions (`SITE_URL`), Netlify or Cloudflare Pages know. docs/hosting.md */
export function readHost(environment: NodeJS.ProcessEnv): HostSettings | undefined {
  const { SITE_URL, COMMIT_REF, URL: netlifyUrl, CF_PAGES_URL } = environment;
  // Cloudflare's variable is the address of one deployment: https://0a1b2c3d.shop.pages.dev
  const cloudflareUrl = CF_PAGES_URL?.replace(/^(https:\/\/)[^.]+\.(?=[^.]+\.pages\.dev)/, "$1");
  const url = [SITE_URL, COMMIT_REF && netlifyUrl, cloudflareUrl].find(Boolean);
  if (!url) return undefined;
  if (!/^https?:\/\/[^/]/.test(url))
    throw new Error(
      `The environment variable SITE_URL is "${url}". Write the site's address, like https://www.shop.com.`,
    );
  const { GITHUB_REPOSITORY, REPOSITORY_URL = "" } = environment;
  const repository = toRepository(
    GITHUB_REPOSITORY ? `github.com/${GITHUB_REPOSITORY}` : REPOSITORY_URL,
  );
  return { url: `https://${new URL(url).host}`, ...(repository && { repository }) };
}

export function fillFromHost<Data extends Pick<Site, "url" | "repository">>(
  site: Data,
  environment: NodeJS.ProcessEnv = process.env,
): Data {
  const host = readHost(environment);
  if (!host) return site;
  const { repository = host.repository } = site;
  return {
    ...site,
    url: isPlaceholder(site.url) ? host.url : site.url,
    ...(repository && { repository }),
  };
}
