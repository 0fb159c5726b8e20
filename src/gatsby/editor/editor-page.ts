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

/** Without a repository the policy blocks every Git host, so only the folder's button works. */
const withoutSignIn = `
      .inner > .buttons > .button ~ .button {
        display: none;
      }
`;

export const editorPage = (
  script: string,
  repository?: Repository,
  fieldStyles = "",
): string => `<!doctype html>
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
      ${fieldStyles}
    </style>
    <style>
      /* Shows each error on its own line. */
      [role="alertdialog"] .error {
        white-space: pre-line;
      }

      /* The photo of a list entry: large enough to tell dogs apart. */
      .item-body > .summary {
        cursor: pointer;
      }

      .item-body > .summary > .preview {
        flex: none;
        width: 96px !important;
        height: 96px !important;
      }
${repository ? "" : withoutSignIn}
      /* Above the phone's menu and the short messages, next to the button for a new post. */
      .publishing,
      .launch {
        position: fixed;
        border: 1px solid #8888;
        border-radius: 8px;
        background: #fff;
        color: #222;
        font: 1rem/1.4 system-ui, sans-serif;
      }

      .publishing {
        inset: auto 88px 112px 12px;
        z-index: 200;
        width: fit-content;
        margin: 0 0 0 auto;
        padding: 0.75rem;
      }

      .publishing[hidden] {
        display: none;
      }

      .launch {
        inset: auto auto 64px 12px;
        z-index: 150;
        max-width: min(40rem, 100vw - 24px);
        max-height: 75vh;
        overflow: auto;
        overflow-wrap: anywhere;
      }

      .launch > * {
        margin: 0.75rem 1rem;
      }

      .launch > h3 {
        font-size: 1.125rem;
      }

      /* The last section can be scrolled above the list. */
      body:has(> .launch) .primary-sidebar {
        padding-bottom: 64px;
      }
    </style>
  </head>
  <body>
    <noscript>The editor needs scripts, which are switched off in this browser.</noscript>
    <script type="module" src="/admin/${script}"></script>
  </body>
</html>
`;
