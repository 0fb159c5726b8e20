import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { NoticeBar } from "../../components/layout/notice-region";
import { PackageCard } from "../../components/services/package-card";
import { PromotionCard } from "../../components/promotions/promotion-card";
import { ReviewCard } from "../../components/ui/review-card";
import { WeekdayCard } from "../../components/ui/weekday-card";
import { fillFacts } from "../../content/model/facts";
import type { OpeningHours } from "../../content/model/entities/hours-schema";
import type { Review } from "../../content/model/entities/reviews-schema";
import type { PromotionRecord } from "../../content/model/entities/offers-schema";
import type { PricingPackage } from "../../content/model/entities/prices-schema";
import { type Notice, noticeWords } from "../../lib/notice";
import { todayInAustin } from "../../lib/time/calendar";
import { listField } from "../config/to-cms-field";
import { fieldText } from "../field-text";
import { currentFacts } from "../files/shop-data";
import { pictureAddress, type PreviewProps } from "./mount-preview";

const recordsOf = <T,>({ data }: PreviewProps): Partial<T>[] =>
  (data[listField] ?? []) as Partial<T>[];

const fill = (text: unknown): string => fillFacts(fieldText(text), currentFacts());

/** A preview of a list's records, one card each. */
const cards =
  <T,>(toCard: (record: Partial<T>, number: number) => ReactNode) =>
  (props: PreviewProps) => (
    <ul css={list}>
      {recordsOf<T>(props).map((record, index) => (
        <li key={index}>{toCard(record, index + 1)}</li>
      ))}
    </ul>
  );

export const PackageCardsPreview = cards<PricingPackage>(
  ({ id, name, href, price, description, features }, number) => (
    <PackageCard
      number={number}
      item={{
        jsonId: id ?? "",
        name: name ?? "",
        href: href ?? "",
        price: { starting: Number(price?.starting) || 0, addons: Number(price?.addons) || 0 },
        description: fill(description),
        features: (features ?? []).map(fill),
      }}
    />
  ),
);

/** A new picture's own URL. The picture's path on the site isn't available in the editor. */
function reviewPictureUrl({ image }: Partial<Review>): string | null {
  const address = image && pictureAddress(image);
  return address?.startsWith("blob:") ? address : null;
}

export const ReviewsPreview = cards<Review>((review) => (
  <ReviewCard
    text={review.text ?? ""}
    author={review.author ?? ""}
    date={review.date ?? ""}
    image={reviewPictureUrl(review)}
    picture={null}
    avatar={review.avatar ?? null}
    award={review.award ?? null}
    source={review.source?.name ? { url: null, stars: null, ...review.source } : null}
    isWhole
  />
));

export const HoursPreview = (props: PreviewProps) => (
  <ul css={list}>
    {recordsOf<OpeningHours>(props).map(({ day = "Monday", hours = "", walkIn = "" }) => (
      <WeekdayCard key={day} day={day} hours={hours} walkIn={walkIn} isToday={false} />
    ))}
  </ul>
);

export const PromotionsPreview = cards<PromotionRecord>(
  ({ title, description, terms, validUntil }) => (
    <PromotionCard
      promotion={{
        jsonId: "",
        title: fill(title),
        description: fill(description),
        terms: fill(terms),
        validUntil: validUntil || "2000-01-01",
      }}
    />
  ),
);

export const NoticePreview = (props: PreviewProps) =>
  recordsOf<Notice>(props).map(({ text, kind = "", from, until, ...rest }, index) => {
    if (!from || !until) return null;
    const changedHours = rest.changedHours?.filter(({ date }) => date);
    const notice = { text: fill(text), kind, from, until, changedHours };
    return (
      <NoticeBar key={index} {...notice} {...noticeWords(notice, todayInAustin(new Date()))} />
    );
  });

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-5);
  padding: var(--space-6);

  > li {
    display: grid;
  }
`;
