import { plainFileName } from '#http/answer/file-name.ts';
import { keptAnswer, knows } from '#http/cache/kept-answer.ts';
import type { Call } from '#http/call.ts';
import { Answer } from '#http/handle.ts';
import { writeCalendar, type Calendar } from './file/write.ts';

/** How long what lies between may keep a calendar. */
export const kept = {
  /** A withdrawn open stays in proxies for a minute at most. */
  byAll: 'public, max-age=60',
  byNobodyElse: 'private, no-cache',
} as const;

/** A calendar as an answer: 304 alone to a program that has it already. */
export function sendCalendar(
  { http: { request } }: Pick<Call, 'http'>,
  calendar: Calendar,
  cacheControl: (typeof kept)[keyof typeof kept],
): Answer<Buffer> {
  const answer = keptAnswer(writeCalendar(calendar));
  const { body, etag } = answer.plain;
  const headers = { etag, 'cache-control': cacheControl };
  if (knows(request.headers['if-none-match'], answer)) return new Answer(304, Buffer.alloc(0), headers);
  return new Answer(200, body, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    // A phone shows what is not an attachment, and offers to add it.
    'content-disposition': `inline; filename="${plainFileName(calendar.name, 'topspin')}.ics"`,
  });
}
