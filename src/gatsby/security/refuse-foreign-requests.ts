import {
  ServerResponse,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import { isIP, type Socket } from "node:net";
import { parseUrl } from "../../lib/links/parse-url";

/**
 * Accepts only an IP address or `localhost`: another site can point any other name to this computer
 * (DNS rebinding).
 */
function isOwnName(hostname = ""): boolean {
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return isAddress || /(?:^|\.)localhost$/.test(hostname);
}

/** Whether a request comes from another site's page, or uses a host name that another site can control. */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const { host = "", origin } = headers;
  const own = parseUrl(`http://${host}`);
  if (!isOwnName(own?.hostname)) return true;
  // "null" is the origin of a sandboxed frame or a local file.
  if (origin !== undefined && parseUrl(origin)?.host !== own?.host) return true;
  const isLink =
    headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return /-site$/.test(String(headers["sec-fetch-site"])) && !isLink;
}

const refusal = "The preview answers only its own pages, at localhost or an IP address.";

/**
 * Rejects foreign requests and WebSockets before any handler runs. Gatsby's own handlers let every
 * site read the responses.
 */
export function refuseForeignRequests(server: Server): void {
  const emit = server.emit.bind(server) as (event: string, ...values: unknown[]) => boolean;
  server.emit = (event: string, ...values: unknown[]) => {
    const [request, answer] = values as [IncomingMessage, ServerResponse | Socket];
    if ((event !== "request" && event !== "upgrade") || !isForeign(request.headers))
      return emit(event, ...values);
    if (answer instanceof ServerResponse)
      answer.writeHead(403, { "Content-Type": "text/plain" }).end(refusal);
    else answer.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
    return true;
  };
}
