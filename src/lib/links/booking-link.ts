/** The booking settings of `data/site.json`. */
export interface Booking {
  url: string;
  parameter: string;
  name: string;
  groomerPageUrl: string;
}

/** `groomer` is the second booking URL, for 'Meet Your Groomer'. */
export type BookingForm = "standard" | "groomer";

/** The URL of the booking page, with the shop's booking name as query parameter. */
export function bookingLink(booking: Booking, form: BookingForm = "standard"): string {
  const link = new URL(form === "groomer" ? booking.groomerPageUrl : booking.url);
  link.searchParams.set(booking.parameter, booking.name);
  return link.href;
}
