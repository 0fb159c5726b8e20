import type { DateTimeField, Field, ListFieldWithTypes } from "@sveltia/cms";
import { isYearly } from "../../lib/time/closed-days";
import { fieldText } from "../field-text";

type Fields = Record<string, unknown>;

/** The form's field for a closed day's kind. Not in files, where a year means a one-time day. */
export const repeatsField = "repeats";

const kindOf = (date: unknown): string => (isYearly(fieldText(date)) ? "yearly" : "once");

/** Adds the form's field for the kind. */
export const withKinds = <Day>(days: readonly Day[]): Day[] =>
  days.map((day) =>
    typeof day === "object" && day !== null && !Array.isArray(day)
      ? { ...day, [repeatsField]: kindOf((day as Fields).date) }
      : day,
  );

const dayPicker = ({ hint: _, ...field }: Field & { hint?: string }): DateTimeField => ({
  ...(field as DateTimeField),
  widget: "datetime",
  type: "date",
  format: "MMMM D, YYYY",
});

const yearlyHint = "The day without a year: December 24, or 4th Thursday of November";

/**
 * Lets the owner choose between a one-time day, with a calendar, and a yearly day.
 *
 * @param fields of a closed day
 */
export const closedDayKinds = (
  fields: Field[],
  summary: string,
): Pick<ListFieldWithTypes, "types" | "typeKey"> => {
  const withDate = (toDate: (date: Field) => Field) =>
    fields.map((field) => (field.name === "date" ? toDate(field) : field));
  return {
    typeKey: repeatsField,
    types: [
      { name: "once", label: "Once", summary, fields: withDate(dayPicker) },
      {
        name: "yearly",
        label: "Every year",
        summary,
        fields: withDate((date) => ({ ...date, hint: yearlyHint }) as Field),
      },
    ],
  };
};

/** Errors of yearly days that contain a year. */
export const findYearErrors = (days: readonly Fields[]): string[] =>
  days
    .filter((day) => day[repeatsField] === "yearly" && kindOf(day.date) === "once")
    .map(
      ({ name, date }) =>
        `${fieldText(name)}, Date: “${fieldText(date)}” has a year, but this entry is for every year. Delete the year. To close only once, delete this entry and add a new one with “Once”.`,
    );
