type SendBeacon = Navigator["sendBeacon"];

/**
 * Sends data while the visitor leaves the page: with `fetch` if `sendBeacon` is missing, throws or
 * returns false.
 *
 * @returns rejects if the browser can't send it either
 */
async function sendOrFetch(
  native: SendBeacon | undefined,
  ...[url, body = null]: Parameters<SendBeacon>
): Promise<void> {
  try {
    if (native?.(url, body)) return;
  } catch {
    // Some privacy extensions replace it with a function that throws.
  }
  await fetch(url, { method: "POST", body, keepalive: true, mode: "no-cors" });
}

/**
 * Adds the same fallback to `navigator.sendBeacon`, which the provider's library calls.
 *
 * @returns a function that sends data, and rejects if the browser can't
 */
export function supportSendBeacon(): (url: string, body: string) => Promise<void> {
  let native: SendBeacon | undefined;
  try {
    native = navigator.sendBeacon.bind(navigator);
  } catch {
    // `sendBeacon` is missing.
  }
  const sendBeacon: SendBeacon = (url, body) => {
    sendOrFetch(native, url, body).catch(() => undefined);
    return true;
  };
  // Returns false if an extension prevents it.
  Reflect.defineProperty(navigator, "sendBeacon", { configurable: true, value: sendBeacon });
  return (url, body) => sendOrFetch(native, url, body);
}
