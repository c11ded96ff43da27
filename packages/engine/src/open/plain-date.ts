/** A day without time or zone, written `YYYY-MM-DD`. */
export type PlainDate = string;

const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day in numbers, the month from 1. */
export type DateParts = { readonly year: number; readonly month: number; readonly day: number };

/** Whether a year has a 29 February. */
export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** The year, month and day of a date; undefined if there is no such day. */
export const parseDate = (date: PlainDate): DateParts | undefined => {
  const match = form.exec(date);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return exists ? { year, month, day } : undefined;
};
