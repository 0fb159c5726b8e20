/** Opens a list entry by a tap on its name. Sveltia CMS opens it only by the small arrow. */
export function openByName(): void {
  addEventListener("click", ({ target }) => {
    const body = (target as Element).closest(".summary")?.parentElement;
    if (!body?.id) return;
    document.querySelector<HTMLButtonElement>(`button[aria-controls="${body.id}"]`)?.click();
  });
}
