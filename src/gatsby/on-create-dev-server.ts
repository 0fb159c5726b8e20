import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { buildEditor } from "./editor/build-editor";

/** Gatsby's Express, of which only the router isn't Node's. */
interface Server {
  get: (path: string, answer: (request: unknown, response: ServerResponse) => void) => void;
}

/** Serves the editor of `gatsby develop`; each request builds it again, so that it knows the last saved pages. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  // Gatsby serves the files of public, but treats every other path as one of its pages.
  (app as Server).get("/admin/", (_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    buildEditor("public/admin").then(
      async () => response.end(await readFile("public/admin/index.html")),
      (error: Error) => {
        reporter.error("The editor could not be built", error);
        response.end("The editor could not be built. The terminal shows the error.");
      },
    );
  });
};
