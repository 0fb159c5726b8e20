import { z } from "zod";
import { isReviewDate } from "../../../lib/time/review-date";
import { reviewPlace } from "../../../lib/reviews";
import { httpsUrl, line, sample } from "../fields";

const maxReviewLength = 2000;

/** The site where a client wrote a review, so that visitors can verify it. */
export const reviewSource = z.strictObject({
  name: line
    .regex(
      reviewPlace,
      "a name like Google, with a capital letter, or words that begin with in, at, by or from, like in the shop",
    )
    .meta({
      description: "Google, Yelp, Nextdoor, Facebook …, or words like in the shop or by email",
      examples: ["Google", "Yelp", "Nextdoor", "Facebook", "in the shop"],
    }),
  url: httpsUrl.optional().meta({
    title: "Address",
    description: "The review itself there, https://…; leave out if it has no address",
  }),
  stars: z.int().min(1).max(5).optional().meta({
    description: "How many stars of five the client gave there; leave out where nobody gives stars",
  }),
});

/** A client's review. Two reviews may have the same text. */
export const review = z.strictObject({
  id: z.int().min(1).meta({ description: "Number of the review, used once" }),
  text: z
    .string()
    .trim()
    .min(10, "at least 10 characters")
    .max(maxReviewLength, `at most ${maxReviewLength} characters`),
  author: line.meta({ description: "First name and first letter of the last name: Maria G." }),
  date: line
    .refine(
      isReviewDate,
      "a day, a month with its year, or the name of an award, like January 12, 2026",
    )
    .meta({
      description: "January 12, 2026, or January 2026, or the name of an award",
      examples: ["January 12, 2026", "January 2026", "2024 Winner"],
      spelling: "reviewDate",
    }),
  image: z
    .union([httpsUrl, line.regex(/^[\w-]+\.\w+$/)], {
      error: "the name of a picture here, or an https:// address",
    })
    .optional()
    .meta({
      picture: "reviews",
      link: true,
      description: "Picture beside the review; without one, a drawn dog is shown",
    }),
  source: reviewSource.optional().meta({
    description: "Where the client wrote it; leave out to say nothing of it",
  }),
  sample,
});

export type Review = z.infer<typeof review>;
