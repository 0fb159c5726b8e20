/** Puts removed nodes back into the page. Reopens dialogs that were open if the browser itself can close them. */
export function restoreNodes(parent: Element, nodes: Iterable<Node>): void {
  parent.append(...nodes);
  for (const dialog of parent.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    dialog.close();
    if (dialog.querySelector("[command=close]")) dialog.showModal();
  }
}

/** The nodes that React removed to insert an element, without React's own comments. */
function findReplaced(element: Element, records: readonly MutationRecord[]): Node[] {
  let removed: Node[] = [];
  for (const { target, addedNodes, removedNodes } of records) {
    if (target !== element.parentNode) continue;
    if (addedNodes[0] === element) break;
    // React removes and inserts children one at a time.
    removed = addedNodes.length > 0 ? [] : [...removed, ...removedNodes];
  }
  return removed.filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
}

/**
 * Records what React's next commit removes from the page.
 *
 * @returns moves the nodes that a holder replaced into the holder, and restores their focus
 */
export function recordRemovals(): (holder: Element) => void {
  const focused = document.activeElement;
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { childList: true, subtree: true });
  let nodes: Node[] | undefined;
  return (holder) => {
    nodes ??= findReplaced(holder, observer.takeRecords());
    observer.disconnect();
    restoreNodes(holder, nodes);
    if (holder.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
  };
}
