/**
 * Simulations of browsers whose storage doesn't work, for `page.addInitScript`. Each function runs
 * in the browser before the page's own scripts.
 */
export const brokenStorages = {
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
