import { apiOrigins, pictureOrigins } from "../../editor/config/backend";
import type { Repository } from "../../content/model/entities/site-schema";

const editorPolicy = (repository: Repository | undefined): string =>
  [
    "default-src 'none'",
    // WebAssembly scales photos and decodes those of iPhones.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // The editor and the preview's frame insert inline styles.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...pictureOrigins(repository)].join(" "),
    ["connect-src 'self' blob: data:", ...apiOrigins(repository)].join(" "),
    "frame-src blob:",
    "form-action 'self'",
  ].join("; ");

export const editorPage = (script: string, repository?: Repository): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy(repository)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>
      /* Shows each error on its own line. */
      [role="alertdialog"] [role="none"] {
        white-space: pre-line;
      }

      body {
        display: flex;
        flex-direction: column;
        height: 100dvh;
        margin: 0;
      }

      /* https://decapcms.org/docs/custom-mounting. Also contains fixed buttons. */
      #nc-root {
        position: relative;
        flex: 1;
        min-height: 0;
        contain: layout;
      }

      /* Below the editor, because it would cover the end of a list. */
      .launch {
        max-height: 60dvh;
        overflow: auto;
        overflow-wrap: anywhere;
        padding: 0.75rem 1rem;
        border-top: 1px solid #8888;
        background: #fff;
        color: #222;
        font: 1rem/1.4 system-ui, sans-serif;
      }

      .launch :is(p, h3) {
        margin: 0;
        font-size: 1rem;
      }
    </style>
  </head>
  <body>
    <div id="nc-root"></div>
    <noscript>The editor needs scripts, which are switched off in this browser.</noscript>
    <script type="module" src="/admin/${script}"></script>
  </body>
</html>
`;
