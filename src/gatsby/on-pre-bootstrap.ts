import type { GatsbyNode } from "gatsby";
import { checkBeforeBuild } from "./content-check";

/** Stops a build on wrong content before Gatsby reads it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => checkBeforeBuild(args);
