import { longestPosterLink, posterLink } from "../../../lib/links/booking-link";
import { site as siteSchema } from "../../model/entities/site-schema";
import { errorAt, type RawContent } from "../content";
import { contentError, type ContentError } from "../errors";

/** Error of an address that doesn't fit in the poster's QR code: drawing it would stop the build. */
export const checkPosterLink = ({ site }: RawContent): ContentError[] =>
  site.records.flatMap((record) => {
    const { data } = siteSchema.safeParse(record.value);
    const { length } = data ? posterLink(data, data.poster) : "";
    if (!data || length <= longestPosterLink) return [];
    const path = data.poster?.viaSite ? ["url"] : ["booking", "url"];
    const found = `an address of ${length} letters with the shop's name and the poster's parameter`;
    const expected = `at most ${longestPosterLink} letters, which fit in the poster's QR code`;
    const fix = "ask your booking service for a shorter address";
    return [errorAt(record, path, contentError(found, expected, fix))];
  });
