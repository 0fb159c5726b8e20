import { reloadOnce } from "../browser/reload-once";

/**
 * Runs a script, in the order of the calls, whichever arrives first. One that is gone was replaced
 * by a newer build during the visit, which the page is loaded again for; one that the line has lost
 * is tried again when the line is back, or at the next touch.
 */
export function runScript(address: string): void {
  const script = document.createElement("script");
  script.async = false;
  script.src = address;
  const again = () => {
    removeEventListener("online", again);
    removeEventListener("pointerdown", again);
    runScript(address);
  };
  const tryLater = () => {
    addEventListener("online", again);
    addEventListener("pointerdown", again);
  };
  script.onerror = () => {
    fetch(address, { method: "HEAD" }).then(
      ({ status }) => (status === 404 ? reloadOnce() : tryLater()),
      tryLater,
    );
  };
  document.head.append(script);
}
