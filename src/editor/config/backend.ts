import type { Backend } from "@sveltia/cms";
import type { Repository } from "../../content/model/entities/site";

/** What a provider's policy and the editor's settings need to know of it. */
interface Provider {
  /** Where its API answers, if the repository doesn't lie at a host of its own. */
  host: string;
  /** The path of the API at a host of one's own. */
  path: string;
  /** Where pictures of its users come from. */
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

/** Without a repository the editor works on the files of the computer alone, under any name. */
const onThisComputer: Repository = { provider: "github", name: "shop/site", branch: "main" };

/** Where the editor reads and writes. */
export function toBackend(repository: Repository = onThisComputer): Backend {
  const { provider, name, branch, host } = repository;
  return {
    name: provider,
    repo: name,
    branch,
    auth_methods: ["token"],
    ...(host && { base_url: host, api_root: `${host}${providers[provider].path}` }),
  };
}

/** The package's database in the browser. */
export const databaseName = ({ provider, name }: Repository = onThisComputer): string =>
  `${provider}:${name}`;

/** The addresses that the editor talks to: the provider's API; none on one's own computer. */
export const apiOrigins = (repository: Repository | undefined): string[] =>
  repository ? [repository.host ?? providers[repository.provider].host] : [];

/** The addresses from which the editor shows pictures besides the site's own. */
export const pictureOrigins = (repository: Repository | undefined): string[] =>
  repository
    ? [repository.host ?? "", ...providers[repository.provider].pictures].filter(Boolean)
    : [];
