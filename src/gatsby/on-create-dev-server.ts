import { readFile } from "node:fs/promises";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { errorReportPath } from "../lib/error-report";
import { readReport } from "./content-check";
import { buildEditor } from "./editor/build-editor";
import { refuseForeignRequests } from "./refuse-foreign-requests";

/** The part of Gatsby's server that is used; Gatsby doesn't type it. */
interface Server {
  get: (path: string, answer: (request: unknown, response: Response) => void) => void;
}

interface Response {
  type: (name: string) => Response;
  send: (text: string) => void;
}

/** Gatsby creates its HTTP server after this hook, and then hands it to its WebSockets. */
function guardServer(): void {
  const { init } = websocketManager;
  websocketManager.init = (options) => {
    refuseForeignRequests(options.server);
    return init(options);
  };
}

/**
 * Lets the live preview show what the content check said where a page can't be shown; with
 * `npm run edit`, it has the editor as well.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app,
  reporter,
}: CreateDevServerArgs) => {
  guardServer();
  const server = app as unknown as Server;
  server.get(errorReportPath, (_request, response) => {
    void readReport().then((text) => response.type("text").send(text));
  });
  if (!process.env.WITH_EDITOR) return;
  const build = () =>
    buildEditor("public/admin").then(
      () => readFile("public/admin/index.html", "utf8"),
      (error: Error) => {
        reporter.error("The editor could not be built", error);
        return "The editor could not be built; the terminal says why.";
      },
    );
  // Not awaited: Gatsby would miss that its own scripts are compiled meanwhile, and wait for ever.
  let first: Promise<string> | undefined = build();
  // Gatsby serves the files of public, but takes every page for one of its own.
  server.get("/admin/", (_request, response) => {
    // Built anew each time it is opened: its facts are those that were saved last.
    void (first ?? build()).then((page) => response.type("html").send(page));
    first = undefined;
  });
};
