import type { Backend } from "@sveltia/cms";
import type { Repository } from "../../content/model/entities/site-schema";

/** `host`: of the API, unless the repository is on the owner's own server. */
const providers = {
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

export const apiOrigins = (repository: Repository | undefined): string[] =>
  repository ? [repository.host ?? providers[repository.provider].host] : [];

export const pictureOrigins = (repository: Repository | undefined): string[] =>
  repository
    ? [repository.host ?? "", ...providers[repository.provider].pictures].filter(Boolean)
    : [];
