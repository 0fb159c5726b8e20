/** The browser that an event belongs to, never a person. The names are the provider's. */
export interface Visitor {
  distinct_id: string;
  $device_id: string;
}

/**
 * The visitor's id in the provider's library. On a first visit it is stored for the library.
 * Without storage the id lasts for this call only.
 */
export function findVisitor(token: string): Visitor {
  const name = `mp_${token}_mixpanel`;
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const id = digits.join("");
  const stranger = { distinct_id: `$device:${id}`, $device_id: id };
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Visitor>;
    const { distinct_id, $device_id = "" } = kept;
    if (distinct_id) return { distinct_id, $device_id };
    localStorage.setItem(name, JSON.stringify({ ...kept, ...stranger }));
  } catch {
    // Storage is denied, full, or contains something unreadable.
  }
  return stranger;
}
