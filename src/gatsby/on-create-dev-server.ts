import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { buildEditor } from "./editor/build-editor";

interface Server {
  get: (path: string, answer: (request: unknown, response: Response) => void) => void;
}

interface Response {
  type: (name: string) => Response;
  send: (text: string) => void;
}

/** Serves the editor of `gatsby develop`; each request builds it again, so that it knows the last saved pages. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  // Gatsby serves the files of public, but treats every other path as one of its pages.
  (app as Server).get("/admin/", (_request, response) => {
    buildEditor("public/admin").then(
      async () => response.type("html").send(await readFile("public/admin/index.html", "utf8")),
      (error: Error) => {
        reporter.error("The editor could not be built", error);
        response.send("The editor could not be built. The terminal shows the error.");
      },
    );
  });
};
