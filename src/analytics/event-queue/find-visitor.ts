/** The id of a browser, never of a person. The names are those of the provider's events. */
export interface Visitor {
  distinct_id: string;
  $device_id: string;
}

const storageKey = "analytics-visitor";

/** The visitor's id, which is stored on the first visit. Without storage, each call returns a new one. */
export function findVisitor(): Visitor {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  let id = digits.join("");
  try {
    id = localStorage.getItem(storageKey) ?? id;
    localStorage.setItem(storageKey, id);
  } catch {
    // Storage is denied or full.
  }
  return { distinct_id: `$device:${id}`, $device_id: id };
}
