/** Asks the browser to open the visitor's mail program. Nothing tells whether it has one. */
export function openMail(link: string): void {
  window.location.assign(link);
}
