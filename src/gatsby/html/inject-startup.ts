import type { PageResources } from "../../startup/start-scripts";

const pagePathScript = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
const gatsbyScripts =
  /(<!-- slice-start id="(_gatsby-scripts-\d+)" -->)[\s\S]*?(<!-- slice-end id="\2" -->)/;

/** JSON that may stand in a script element: nothing in it can end the element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Replaces Gatsby's own scripts by the startup script: it goes to the end of the head, and
 * the page's resources to the end of the page. Gatsby's marks around its scripts stay, since a
 * later build that keeps this page writes the new scripts between them.
 *
 * @param startup the startup script's text
 * @throws Error if Gatsby has put no scripts into the page
 */
export function injectStartup(html: string, startup: string, resources: PageResources): string {
  if (!gatsbyScripts.test(html))
    throw new Error(`${resources.pagePath} has no scripts of Gatsby's`);
  const scripts = `<script type="application/json" id="start-list">${toScriptJson(resources)}</script>`;
  const hasStartup = html.includes(startupMark);
  const placed = html
    .replace(pagePathScript, "")
    .replace(gatsbyScripts, (_, start: string, __, end: string) => `${start}${scripts}${end}`);
  const element = `${startupMark}${startup}</script>`;
  return hasStartup
    ? placed.replace(startupElement, () => element)
    : placed.replace("</head>", () => `${element}</head>`);
}

const startupMark = `<script id="startup">`;
const startupElement = /<script id="startup">[\s\S]*?<\/script>/;
