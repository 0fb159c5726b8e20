/** Who an event is about: a browser, never a person. Named as the provider's library names it. */
export interface Visitor {
  distinct_id: string;
  $device_id: string;
}

/**
 * The visitor as the provider's library knows them. At a first visit, one that the library will
 * find when it comes; where nothing can be stored, one for this call alone.
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
    // Storage is denied, full, or holds something unreadable.
  }
  return stranger;
}
