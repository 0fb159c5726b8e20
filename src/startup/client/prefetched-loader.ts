import { BaseLoader } from "gatsby-loader";
import type { Answer } from "../inline/prefetched-data";

const { memoizedGet } = BaseLoader.prototype;

/** The file with the build's hash, which Gatsby fetches before it shows another page. */
const buildName = /\/app-data\.json$/;

/** Milliseconds for which that response stays fresh; each request costs a round trip. */
const freshness = 5 * 60_000;

let known: { build: Answer; until: number } | undefined;

/** Answers Gatsby's loader from prefetched responses, once each, and from the fresh build file. */
BaseLoader.prototype.memoizedGet = async function (address) {
  const isBuild = buildName.test(address);
  if (isBuild && known && Date.now() < known.until) return known.build;
  const early = await window.prefetchedData?.[address];
  delete window.prefetchedData?.[address];
  const answer = early ?? ((await memoizedGet.call(this, address)) as Answer);
  if (isBuild && answer.status === 200) known = { build: answer, until: Date.now() + freshness };
  return answer;
};
