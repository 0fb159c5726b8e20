import { useEffect } from "react";

/**
 * Opens the `<details>` around the element that the fragment names and brings it into view: not
 * every browser does, and none does after a navigation within the site.
 *
 * @param fragment `#cost`, or an empty text
 */
export function useOpenTarget(fragment: string): void {
  useEffect(() => {
    const target = document.getElementById(fragment.slice(1));
    const details = target?.closest("details");
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [fragment]);
}
