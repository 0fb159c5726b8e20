type SendBeacon = Navigator["sendBeacon"];

/**
 * Sends data while the page is being left: by `fetch` if `sendBeacon` is missing, throws or refuses.
 *
 * @returns rejects if the browser can't send it either
 */
async function send(
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
 * Gives `navigator.sendBeacon`, which the provider's library calls, the same fallback.
 *
 * @returns sends data; rejects if the browser can't
 */
export function supportSendBeacon(): (url: string, body: string) => Promise<void> {
  let native: SendBeacon | undefined;
  try {
    native = navigator.sendBeacon.bind(navigator);
  } catch {
    // `sendBeacon` is missing.
  }
  const value: SendBeacon = (url, body) => {
    send(native, url, body).catch(() => undefined);
    return true;
  };
  // Returns false if an extension prevents it.
  Reflect.defineProperty(navigator, "sendBeacon", { configurable: true, value });
  return (url, body) => send(native, url, body);
}
