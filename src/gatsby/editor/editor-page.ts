import { apiOrigins, pictureOrigins } from "../../editor/config/backend";
import type { Repository } from "../../content/model/entities/site-schema";

/** The editor's Content-Security-Policy: its own files and the repository's host. */
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

/** The editor's page: its policy, its script, and a message for browsers without scripts. */
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
      .publishing {
        position: fixed;
        inset: auto 88px 112px 12px;
        z-index: 200;
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 0.75rem;
        align-items: center;
        justify-content: flex-end;
        max-width: 32rem;
        padding: 0.75rem;
        border: 1px solid #8888;
        border-radius: 8px;
        background: #fff;
        color: #222;
        font: 1rem/1.4 system-ui, sans-serif;
        box-shadow: 0 2px 8px #0003;
      }

      .launch {
        position: fixed;
        inset: auto auto 64px 12px;
        z-index: 150;
        min-height: 44px;
        padding: 0 1rem;
        border: 1px solid #8888;
        border-radius: 8px;
        background: #fff;
        color: #222;
        font: 1rem/1.4 system-ui, sans-serif;
      }

      /* The last section can be scrolled above the button. */
      body:has(> .launch) .primary-sidebar {
        padding-bottom: 64px;
      }

      .publishing[hidden] {
        display: none;
      }

      .publishing > [role="status"] {
        flex: 1 1 12rem;
      }

      .publishing > :is(a, button) {
        min-height: 44px;
        align-content: center;
        color: inherit;
        font: inherit;
      }

      .publishing > button {
        padding: 0 1rem;
      }

      /* The windows of show-dialog.ts. */
      .question {
        box-sizing: border-box;
        width: min(40rem, 100vw - 2rem);
        max-height: calc(100vh - 2rem);
        padding: 1.25rem;
        border: 1px solid #8888;
        border-radius: 12px;
        font: 1rem/1.5 system-ui, sans-serif;
        user-select: text;
      }

      .question h2 {
        margin: 0;
        font-size: 1.25rem;
      }

      .question h3 {
        margin: 1.5rem 0 0;
        font-size: 1.125rem;
      }

      .question li {
        margin-block: 0.5rem;
        overflow-wrap: anywhere;
        white-space: pre-line;
      }

      .question label > * {
        display: block;
        width: 100%;
        box-sizing: border-box;
      }

      .question textarea {
        font: inherit;
      }

      .question footer {
        display: flex;
        flex-wrap: wrap;
        gap: 0.75rem;
        justify-content: flex-end;
        margin-top: 1rem;
      }

      .question button {
        min-height: 44px;
        padding: 0.5rem 1rem;
        font: inherit;
      }
    </style>
  </head>
  <body>
    <noscript>The editor needs scripts, which are switched off in this browser.</noscript>
    <script type="module" src="/admin/${script}"></script>
  </body>
</html>
`;
