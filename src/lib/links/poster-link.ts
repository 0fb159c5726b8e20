import { type Booking, bookingLink } from "./booking-link";
import { bookPath } from "./routes";

/** The campaign parameter in the poster's QR code, from `data/site.json`. */
export interface PosterSource {
  readonly parameter: string;
  readonly source: string;
  /** Whether the code links to the site's own booking page, where analytics records the visit. */
  readonly viaSite?: boolean | null;
}

/** The booking provider, or the site's booking page if the owner wants to count scans. */
export function posterLink(
  { booking, url }: { readonly booking: Booking; readonly url: string },
  poster: PosterSource | null | undefined,
): string {
  const link = new URL(poster?.viaSite ? new URL(bookPath, url) : bookingLink(booking));
  if (poster) link.searchParams.set(poster.parameter, poster.source);
  return link.href;
}
