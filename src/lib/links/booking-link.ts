import { bookPath } from "./routes";

type Booking = Omit<Queries.SiteIdentityBooking, "dogParameters">;

export type BookingForm = "standard" | "groomer";

export function bookingLink(booking: Booking, form: BookingForm = "standard"): string {
  const link = new URL(form === "groomer" ? booking.groomerPageUrl : booking.url);
  link.searchParams.set(booking.parameter, booking.name);
  return link.href;
}

interface BookedDog {
  size: string;
  coat: string;
  /** Missing if the visitor chose no service. */
  service?: string;
}

export type DogParameters = { readonly [Part in keyof Required<BookedDog>]?: string | null };

export function dogBookingLink(
  booking: Booking,
  { size, coat, service }: BookedDog,
  names: DogParameters | null | undefined,
): string {
  const link = new URL(bookingLink(booking));
  for (const [name, id] of [
    [names?.size, size],
    [names?.coat, coat],
    [names?.service, service],
  ])
    if (name && id) link.searchParams.set(name, id);
  return link.href;
}

interface PosterSource {
  readonly parameter: string;
  readonly source: string;
  readonly viaSite?: boolean | null | undefined;
}

/** Letters that a QR code of level H contains at most. URLs have only ASCII letters. */
export const longestPosterLink = 1273;

export function posterLink(
  { booking, url }: { readonly booking: Booking; readonly url: string },
  poster: PosterSource | null | undefined,
): string {
  const link = new URL(poster?.viaSite ? new URL(bookPath, url) : bookingLink(booking));
  if (poster) link.searchParams.set(poster.parameter, poster.source);
  return link.href;
}
