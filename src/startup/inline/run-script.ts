import { reloadOnce } from "../../browser/reload-once";

/**
 * Runs scripts in the order of the calls, whichever loads first. If a script is missing, a newer
 * build replaced it, so the page reloads. After a network failure it tries again when the
 * connection returns, or at the next touch.
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
