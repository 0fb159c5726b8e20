import { BaseLoader } from "gatsby-loader";
import type { LoaderResponse } from "../inline/prefetched-data";

const { memoizedGet } = BaseLoader.prototype;

/** The file with the build's hash. Gatsby fetches it before it shows another page. */
const buildFile = /\/app-data\.json$/;

/** Milliseconds for which the build file is reused, to save a round trip per page. */
const maxAge = 5 * 60_000;

let cached: { response: LoaderResponse; until: number } | undefined;

/** Returns prefetched responses to Gatsby's loader, once each, and reuses the build file. */
BaseLoader.prototype.memoizedGet = async function (url) {
  const isBuildFile = buildFile.test(url);
  if (isBuildFile && cached && Date.now() < cached.until) return cached.response;
  const prefetched = await window.prefetchedData?.[url];
  delete window.prefetchedData?.[url];
  const response = prefetched ?? ((await memoizedGet.call(this, url)) as LoaderResponse);
  if (isBuildFile && response.status === 200) cached = { response, until: Date.now() + maxAge };
  return response;
};
