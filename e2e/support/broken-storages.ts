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
  "is damaged": () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      Storage.prototype[method] = () => {
        throw new DOMException("damaged", "NS_ERROR_FILE_CORRUPTED");
      };
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};
