/**
 * The entry of the site's scripts: Gatsby's own, and before it what it is made of, each part in a
 * task of its own. All at once they would keep a cheap phone from answering for a tenth of a second.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "../styles/wrap-root-element"),
  () => import(/* webpackMode: "eager" */ "../components/shell/wrap-page-element"),
  () => import(/* webpackMode: "eager" */ "../../gatsby-browser"),
  () => import(/* webpackMode: "eager" */ "./use-prefetched-data"),
  () => import(/* webpackMode: "eager" */ "gatsby-app"),
];

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const bring of parts) {
    await bring();
    await nextTask();
  }
}

void start();
