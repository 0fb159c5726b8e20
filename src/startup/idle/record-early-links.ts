import { isPlainClick } from "../../browser/is-plain-click";
import type { EarlyClicks } from "../inline/record-early-clicks";

/**
 * Also records clicks on links that open a dialog once scripts run. Until the scripts have arrived,
 * these links open their page. If a script fails, a recorded link does, too.
 *
 * @param arrival resolves when the scripts have arrived
 */
export function recordEarlyLinks(clicks: EarlyClicks, arrival: Promise<unknown>): void {
  let haveArrived = false;
  arrival.then(
    () => (haveArrived = true),
    () => undefined,
  );
  const record = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!haveArrived || !link?.hasAttribute("data-opens-dialog") || !isPlainClick(event)) return;
    event.preventDefault();
    clicks.record(link);
  };
  const openPage = ({ target }: Event) => {
    const link = clicks.pressed.find((element) => element instanceof HTMLAnchorElement);
    if (link && target instanceof HTMLScriptElement) location.assign(link.href);
  };
  addEventListener("click", record, true);
  addEventListener("error", openPage, true);
  const { stop } = clicks;
  clicks.stop = () => {
    stop();
    removeEventListener("click", record, true);
    removeEventListener("error", openPage, true);
  };
}
