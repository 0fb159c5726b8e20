import { isReviewDate } from "./is-review-date";

describe("the date of a review", () => {
  test.each([
    "February 28, 2026",
    "February 29, 2024",
    "February 2026",
    "2020",
    "Spring 2024",
    "Neighborhood Favorite",
    "Neighborhood Favorite 2024",
    "2024 Winner",
    "Nextdoor favorite",
    "Marvelous",
    "Marvelous 2024",
    "Groomer of the Month",
    "Pet Business of the Year",
    "Today's Groomer 2024",
    "This Week in Austin Award",
    "2024 Top 10",
    "Neighborhood Favorite 2023",
    "USA Today Readers’ Choice",
    "Best of Austin, Last Chance Rescue",
    "New Business of the Year",
    "Nextdoor 2025 Neighborhood Faves",
    "Mejor estilista 2024",
    "Halloween Costume Winner",
  ])("can be %s", (date) => {
    expect(isReviewDate(date)).toBe(true);
  });

  test.each([
    [
      "in another format",
      ["Nov 15 2026", "Nov. 15, 2026", "November 15th, 2026", "15 November 2026"],
    ],
    ["with its weekday", ["Sunday, November 15, 2026"]],
    ["of numbers only", ["1/12/2026", "2026-01-12", "12.1.2026", "1/2026", "1/12", "12"]],
    ["without spaces", ["Nov15,2026", "Nov.2026", "Nov15"]],
    ["with an abbreviated month", ["Nov 2026", "November, 2026"]],
    ["that doesn't exist", ["February 29, 2025", "November 31, 2026", "November 0, 2026"]],
    ["with a mistyped month", ["Novmber 15, 2026", "15 Novmber 2026"]],
    ["without a year", ["Jan 12", "January 12th", "January", "in March", "Late spring"]],
    ["relative to today", ["last week", "Last week", "yesterday", "Today", "recently", "Just now"]],
    ["relative to today in words", ["2 months ago", "Two months ago", "a year ago", "This summer"]],
    ["without its week", ["Monday", "on Sunday", "last Christmas", "a while back"]],
    [
      "relative to today with a capital letter",
      [
        ...["A month ago", "An hour ago", "A few weeks back", "A couple of months ago"],
        ...["About a year ago", "Over a year ago", "Less than a week ago", "A while ago"],
        ...["Last week", "Last Tuesday", "Sometime last year", "Earlier this month", "Next week"],
        ...["Yesterday", "Yesterday evening", "Earlier today", "Today at 5 PM", "Just now", "New"],
        ...["Three days", "2 Weeks", "Half a year ago", "Long ago", "Groomed last summer"],
      ],
    ],
    [
      "with additions of review sites",
      [
        ...[
          "Edited 3 weeks ago",
          "Edited a month ago",
          "Edited",
          "Visited in May",
          "Visited May 2024",
        ],
        ...["Reviewed 2 months ago", "Posted on Google last week", "Updated yesterday"],
        ...["Google, 2 weeks ago", "Local Guide · 3 months ago", "Visited on a weekday"],
      ],
    ],
    [
      "in other languages",
      [
        ...["Hace un mes", "hace 2 semanas", "Editado hace 3 semanas", "La semana pasada", "Ayer"],
        ...["Visitó en mayo", "Il y a 3 mois", "Vor einem Monat", "Há um mês", "Un mese fa"],
        ...["2 dagen geleden", "3 недели назад", "1 か月前", "2주 전"],
      ],
    ],
    ["without letters and digits", ["?", "", "-"]],
  ])("can't be one %s", (_, dates) => {
    expect(dates.filter(isReviewDate)).toEqual([]);
  });
});
