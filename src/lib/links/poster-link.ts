import { type Booking, bookingLink } from "./booking-link";

/** The campaign parameter in the poster's QR code, from `data/site.json`. */
export interface PosterSource {
  /** Name of the query parameter. */
  readonly parameter: string;
  readonly source: string;
  /** Whether the code links to the site's own booking page, where analytics records the visit. */
  readonly viaSite?: boolean | null;
}

/**
 * Where the poster's code leads: to the booking provider, as all booking links, unless the owner wants
 * scans to be told apart.
 *
 * @param site the booking provider's address, and that of the site
 */
export function posterLink(
  { booking, url }: { readonly booking: Booking; readonly url: string },
  poster: PosterSource | null | undefined,
): string {
  const link = new URL(poster?.viaSite ? new URL("/book/", url) : bookingLink(booking));
  if (poster) link.searchParams.set(poster.parameter, poster.source);
  return link.href;
}
