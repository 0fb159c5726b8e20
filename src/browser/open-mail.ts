/** Opens the visitor's email app. Browsers don't report whether there is one. */
export function openMail(link: string): void {
  window.location.assign(link);
}
