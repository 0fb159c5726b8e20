/** The id of a browser, never of a person. The names are the provider's. */
export interface Visitor {
  distinct_id: string;
  $device_id: string;
}

/**
 * The visitor's id, as the provider's library stores it. On a first visit, this stores a new one for
 * the library. Without storage, the id lasts for this call only.
 */
export function findVisitor(token: string): Visitor {
  const name = `mp_${token}_mixpanel`;
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const id = digits.join("");
  const newVisitor = { distinct_id: `$device:${id}`, $device_id: id };
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Visitor>;
    const { distinct_id, $device_id = "" } = stored;
    if (distinct_id) return { distinct_id, $device_id };
    localStorage.setItem(name, JSON.stringify({ ...stored, ...newVisitor }));
  } catch {
    // Storage is denied, full, or contains something unreadable.
  }
  return newVisitor;
}
