/** Asks before an entry of a list is removed, which the editor does at once and takes back only with all else. */
export function askBeforeRemoval(): void {
  addEventListener(
    "click",
    (press) => {
      const button = (press.target as Element).closest('button[aria-label="Remove"]');
      if (!button || confirm("Remove this entry?")) return;
      press.preventDefault();
      press.stopImmediatePropagation();
    },
    true,
  );
}
