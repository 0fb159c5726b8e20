import type { Backend } from "@sveltia/cms";
import type { Repository } from "../../content/model/entities/site-schema";

/** What the security policy and the editor's settings need to know about a Git host. */
interface Provider {
  /** Host of the API, unless the repository is on the owner's own server. */
  host: string;
  /** Path of the API on the owner's own server. */
  path: string;
  /** Origins of the users' avatars. */
  pictures: string[];
}

const providers: Record<Repository["provider"], Provider> = {
  github: {
    host: "https://api.github.com",
    path: "/api/v3",
    pictures: ["https://avatars.githubusercontent.com"],
  },
  gitlab: {
    host: "https://gitlab.com",
    path: "/api/v4",
    pictures: ["https://secure.gravatar.com"],
  },
  gitea: { host: "https://gitea.com", path: "/api/v1", pictures: ["https://gitea.com"] },
};

/** Without a repository the editor only works on local files, so this name is arbitrary. */
const onThisComputer: Repository = { provider: "github", name: "shop/site", branch: "main" };

/**
 * The repository that the editor reads and writes.
 *
 * @param signInUrl an OAuth server for GitHub, such as Sveltia CMS Authenticator
 */
export function toBackend(repository: Repository = onThisComputer, signInUrl?: string): Backend {
  const { provider, name, branch, host } = repository;
  const hasButton = signInUrl !== undefined && provider === "github";
  return {
    name: provider,
    repo: name,
    branch,
    auth_methods: hasButton ? ["oauth", "token"] : ["token"],
    ...(host && { base_url: host, api_root: `${host}${providers[provider].path}` }),
    ...(hasButton && { base_url: signInUrl }),
  };
}

/** The name of Sveltia CMS's database in the browser. */
export const databaseName = ({ provider, name }: Repository = onThisComputer): string =>
  `${provider}:${name}`;

/** The origins that the editor connects to: the host's API, or nothing for local files. */
export const apiOrigins = (repository: Repository | undefined): string[] =>
  repository ? [repository.host ?? providers[repository.provider].host] : [];

/** The origins of pictures that the editor shows in addition to the site's own. */
export const pictureOrigins = (repository: Repository | undefined): string[] =>
  repository
    ? [repository.host ?? "", ...providers[repository.provider].pictures].filter(Boolean)
    : [];
