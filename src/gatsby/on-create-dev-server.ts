import { readFile } from "node:fs/promises";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { buildEditor } from "./editor/build-editor";

/** The methods of Gatsby's server used here; Gatsby doesn't type it. */
interface Server {
  get: (path: string, answer: (request: unknown, response: Response) => void) => void;
}

interface Response {
  type: (name: string) => Response;
  send: (text: string) => void;
}

/** Serves the editor for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app,
  reporter,
}: CreateDevServerArgs) => {
  if (!process.env.WITH_EDITOR) return;
  const server = app as unknown as Server;
  const build = () =>
    buildEditor("public/admin").then(
      () => readFile("public/admin/index.html", "utf8"),
      (error: Error) => {
        reporter.error("The editor could not be built", error);
        return "The editor could not be built. The terminal shows the error.";
      },
    );
  // Not awaited: Gatsby would miss the end of its own compilation and wait forever.
  let first: Promise<string> | undefined = build();
  // Gatsby serves the files of public, but treats every other path as one of its pages.
  server.get("/admin/", (_request, response) => {
    // Rebuilt on each request after the first, so that it knows the last saved pages.
    void (first ?? build()).then((page) => response.type("html").send(page));
    first = undefined;
  });
};
