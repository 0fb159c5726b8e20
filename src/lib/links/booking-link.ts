/** The booking provider's part of `data/site.json`. */
export interface Booking {
  url: string;
  parameter: string;
  name: string;
  groomerPageUrl: string;
}

/** Which form of the address is meant: `groomer` is the second form, used on 'Meet Your Groomer'. */
export type BookingForm = "standard" | "groomer";

/** The address of the booking page, with the shop's booking name as query parameter. */
export function bookingLink(booking: Booking, form: BookingForm = "standard"): string {
  const link = new URL(form === "groomer" ? booking.groomerPageUrl : booking.url);
  link.searchParams.set(booking.parameter, booking.name);
  return link.href;
}
