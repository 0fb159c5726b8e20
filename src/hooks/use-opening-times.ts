import { graphql, useStaticQuery } from "gatsby";
import type { OpeningTimes } from "../lib/opening-state";
import { required } from "../lib/required";

type WeekRow = Queries.UseOpeningTimesQuery["week"]["nodes"][number];

/** The weekdays' opening hours, Monday first, and the days on which the shop stays closed. */
export function useOpeningTimes(): Omit<OpeningTimes, "week"> & { week: readonly WeekRow[] } {
  const { week, closedDays, site } = useStaticQuery<Queries.UseOpeningTimesQuery>(graphql`
    query UseOpeningTimes {
      week: allOpeningHours(sort: { position: ASC }) {
        nodes {
          day
          hours
          walkIn
        }
      }
      closedDays: allClosedDay(sort: { position: ASC }) {
        nodes {
          name
          date
        }
      }
      site: siteIdentity {
        timeZone
        clockChanges {
          from
          offset
        }
      }
    }
  `);
  return {
    week: week.nodes,
    closedDays: closedDays.nodes,
    ...required(site, "data/site.json"),
  };
}
