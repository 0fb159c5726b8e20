import { z } from "zod";
import { months } from "../../../lib/time/calendar";
import { isClosedDate } from "../../../lib/time/closed-days";
import { avatarDogs, reviewSourcePattern } from "../../../lib/format-review";
import { httpsUrl, singleLineText, sample, visibleText, wholeNumber } from "../fields";

const maxReviewLength = 2000;

/** Larger numbers stop the build: GraphQL's type `Int` has 32 bits. */
const highestId = 1_000_000_000;

const reviewSource = z.strictObject({
  name: singleLineText
    .regex(
      reviewSourcePattern,
      "a name that starts with a capital letter, like Google, or words that start with in, at, by or from, like in the shop",
    )
    .meta({ description: "Google, Yelp, Nextdoor, Facebook …, or words such as in the shop" }),
  url: httpsUrl.optional().meta({
    title: "Address",
    description: "The address of the review there, so that visitors can read it",
  }),
  stars: wholeNumber(1, 5).optional().meta({
    description: "The number of stars that the client gave, from 1 to 5",
  }),
});

/** A date that stays true, unlike "a month ago": a day, a month, a season or a year, also with the name of an award. */
const datePattern = new RegExp(
  String.raw`^(?:(?:${months.join("|")}) (?:\d{1,2}, )?\d{4}|(?:Spring|Summer|Fall|Winter) \d{4}|\d{4}(?: \p{Lu}[\p{L}\d]*)*)$`,
  "u",
);
const dateText =
  "a day, a month with its year, or an award, like January 12, 2026, or January 2026, or 2024 Winner";
const isDayOrOther = (date: string): boolean => !date.includes(",") || isClosedDate(date);

export const review = z.strictObject({
  id: wholeNumber(1, highestId).meta({ description: "Number of the review, used once" }),
  text: visibleText
    .max(maxReviewLength, `at most ${maxReviewLength} characters`)
    .refine(
      (text) => !/\(Translated by Google\)|\(Original\)/i.test(text),
      "the client's own words: keep only the part below “(Original)”, and delete the translation",
    )
    .meta({ typographic: true }),
  author: singleLineText.meta({
    description: "The first name and the first letter of the last name: Maria G.",
  }),
  date: singleLineText
    .regex(datePattern, { error: dateText, abort: true })
    .refine(isDayOrOther, dateText)
    .meta({ description: "January 12, 2026, or January 2026, or an award such as 2024 Winner" }),
  image: z
    .union([httpsUrl, singleLineText.regex(/^[\w-]+\.\w+$/)], {
      error: "a photo, or an address that starts with https://",
    })
    .optional()
    .meta({
      picture: "reviews",
      link: true,
      title: "Photo",
      description: "A photo next to the review. Without one, visitors see a drawing of a dog",
    }),
  avatar: z.enum(avatarDogs).optional().meta({
    title: "Drawn dog",
    description: "The dog that visitors see without a photo. Leave empty for any dog",
  }),
  award: singleLineText.max(40, "at most 40 characters").optional().meta({
    description:
      "Only for an award: its name in a few words, up to 40 characters. Visitors see a seal next to it, and its name below Book Now!",
  }),
  source: reviewSource.optional().meta({ description: "Where the client wrote the review" }),
  sample,
});

export type Review = z.infer<typeof review>;
