import { isPlainClick } from "../../browser/is-plain-click";
import type { EarlyClicks } from "../inline/record-early-clicks";

/**
 * Also records clicks on links that open a dialog once scripts run. Call it when the scripts have
 * arrived: until then, these links open their page. If a script fails, a recorded link does, too.
 */
export function recordEarlyLinks(clicks: EarlyClicks): void {
  const record = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link?.hasAttribute("data-opens-dialog") || !isPlainClick(event)) return;
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
