import { useChangedHoursTexts } from "../../hooks/use-opening-times";
import { useNowOrBuildTime } from "../../hooks/use-now";
import type { Message } from "../../lib/chat/chat-data";
import { useSite } from "../../hooks/use-shared-data";
import { estimateSentences } from "../../lib/money/price-estimate";
import { formatEndedOffer, formatOfferStatus } from "../../lib/seasonal-offers";
import { Announcement } from "../ui/status";

/**
 * A turn's answer for screen readers, as one text: they read the nodes of a log in any order. The
 * visitor's own words aren't news, and an article has the focus at its title.
 */
export const SpokenAnswer = ({ turn }: { turn: readonly Message[] }) => {
  const { phone } = useSite();
  const now = useNowOrBuildTime();
  const changedHours = useChangedHoursTexts();
  const answers = turn.filter(({ type, article }) => type === "bot" && !article);
  const texts = answers.flatMap(({ text, estimate, offer, showsHours }) => {
    if (estimate) return [estimateSentences(estimate, phone)];
    const ended = offer && formatEndedOffer(offer, now);
    const current = offer && [offer.text, formatOfferStatus(offer.month, now)];
    return [text, ...(ended ? [ended] : (current ?? [])), ...(showsHours ? changedHours : [])];
  });
  return (
    answers.length > 0 && <Announcement>{`We: ${texts.filter(Boolean).join(" ")}`}</Announcement>
  );
};
