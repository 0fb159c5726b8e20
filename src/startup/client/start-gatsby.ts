/**
 * The entry point of the site's scripts. Loads Gatsby's dependencies one per task, then Gatsby's
 * own entry: all at once would block a cheap phone for a tenth of a second.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "../../styles/wrap-root-element"),
  () => import(/* webpackMode: "eager" */ "../../components/shell/wrap-page-element"),
  () => import(/* webpackMode: "eager" */ "../../../gatsby-browser"),
  () => import(/* webpackMode: "eager" */ "./prefetched-loader"),
  () => import(/* webpackMode: "eager" */ "gatsby-app"),
];

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function startGatsby(): Promise<void> {
  for (const importPart of parts) {
    await importPart();
    await nextTask();
  }
}

void startGatsby();
