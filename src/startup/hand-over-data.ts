import { BaseLoader } from "gatsby-loader";
import type { Answer } from "./early-data";

const { memoizedGet } = BaseLoader.prototype;

/** Answers Gatsby's loader, once each, with what was fetched before it was there. */
BaseLoader.prototype.memoizedGet = async function (address) {
  const early = await window.earlyData?.[address];
  delete window.earlyData?.[address];
  return early ?? (memoizedGet.call(this, address) as Promise<Answer>);
};
