/**
 * What a browser's storage may do to a page, for `page.addInitScript`: each runs in the browser,
 * before the page's own scripts.
 */
export const storages = {
  "is denied": () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: deny });
    IDBFactory.prototype.open = deny;
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};
