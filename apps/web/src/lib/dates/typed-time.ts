const lastHour = 23;
const lastMinute = 59;

/**
 * A time of a 24-hour clock as HH:MM: "9" is 09:00, ":30" is 00:30, "930" is 09:30. Anything that is no time is
 * cleared.
 */
export function readTime(typed: string): string {
  const text = typed.trim();
  const parts =
    /^(\d{0,2})(?:\s*[:.,h]\s*)(\d{0,2})$/iu.exec(text) ??
    /^(\d{1,2})(\d{2})$/u.exec(text) ??
    /^(\d{1,2})$/u.exec(text);
  const [, hour = '', minute = ''] = parts ?? [];
  if (hour === '' && minute === '') return '';
  if (Number(hour) > lastHour || Number(minute) > lastMinute) return '';
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** Adds the colon after the hour as digits are typed at the end. */
export function withColon(before: string, typed: string): string {
  const addsDigit = typed.length === before.length + 1 && typed.startsWith(before);
  if (addsDigit && /^(?:[01]\d|2[0-3])$/u.test(typed)) return `${typed}:`;
  return typed.replaceAll(/:{2,}/gu, ':');
}
