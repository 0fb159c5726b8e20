import { reloadOnce } from "../../browser/reload-once";

/**
 * Runs scripts in the order of the calls, not in the order in which they load. If a script is
 * missing, a newer build has replaced it, and the page reloads. After a network failure, the script
 * is loaded again when the connection returns, or at the next touch.
 */
export function runScript(src: string): void {
  const script = document.createElement("script");
  script.async = false;
  script.src = src;
  const runAgain = () => {
    removeEventListener("online", runAgain);
    removeEventListener("pointerdown", runAgain);
    runScript(src);
  };
  const runLater = () => {
    addEventListener("online", runAgain);
    addEventListener("pointerdown", runAgain);
  };
  script.onerror = () => {
    fetch(src, { method: "HEAD" }).then(
      ({ status }) => (status === 404 ? reloadOnce() : runLater()),
      runLater,
    );
  };
  document.head.append(script);
}
