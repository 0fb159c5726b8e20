import type { PageResources } from "../../inline/start-scripts";

const pagePathScript = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
const gatsbyScripts =
  /(<!-- slice-start id="(_gatsby-scripts-\d+)" -->)[\s\S]*?(<!-- slice-end id="\2" -->)/;

/** JSON that may stand in a script element: nothing in it can end the element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Replaces Gatsby's own scripts by the inline script: it goes to the end of the head, and
 * the page's resources to the end of the page. Gatsby's marks around its scripts stay, since a
 * later build that keeps this page writes the new scripts between them.
 *
 * @param script the inline script's text
 * @throws Error if Gatsby has put no scripts into the page
 */
export function injectInlineScript(html: string, script: string, resources: PageResources): string {
  if (!gatsbyScripts.test(html))
    throw new Error(`${resources.pagePath} has no scripts of Gatsby's`);
  const scripts = `<script type="application/json" id="page-resources">${toScriptJson(resources)}</script>`;
  const hasInlineScript = html.includes(inlineMark);
  const placed = html
    .replace(pagePathScript, "")
    .replace(gatsbyScripts, (_, start: string, __, end: string) => `${start}${scripts}${end}`);
  const element = `${inlineMark}${script}</script>`;
  return hasInlineScript
    ? placed.replace(inlineElement, () => element)
    : placed.replace("</head>", () => `${element}</head>`);
}

const inlineMark = `<script id="inline">`;
const inlineElement = /<script id="inline">[\s\S]*?<\/script>/;
