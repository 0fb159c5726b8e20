import type { GatsbyNode } from "gatsby";
import { checkBeforeBuild } from "./check-content";

/** Stops a build on faulty content before Gatsby reads it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => checkBeforeBuild(args);
