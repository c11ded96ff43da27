import { expect, test } from 'vitest';
import { readStrictly } from '#testing/calendars/strict-reader.ts';
import { writeCalendar, type CalendarEvent } from './write.ts';

const event: CalendarEvent = {
  uid: '0198c0de-0000-7000-8000-000000000001',
  changedAt: new Date('2027-02-01T10:00:00.123Z'),
  sequence: 3,
  when: { from: new Date('2027-03-01T09:00:00Z'), to: new Date('2027-03-01T18:30:00Z') },
  status: 'CONFIRMED',
  summary: 'Open de Vic',
};

const written = (given: Partial<CalendarEvent> = {}) =>
  Buffer.from(writeCalendar({ name: 'Open de Vic', events: [{ ...event, ...given }] }));
const read = (given: Partial<CalendarEvent> = {}) => readStrictly(written(given)).events[0];

test('a calendar is written to the octet like this', () => {
  const given = {
    summary: 'Torneig de la Mercè: dobles, individuals; tot el dia a Sant Cugat del Vallès',
    description: 'Cancelado: se inunda\nhttp://topspin.test/o/1',
    location: 'Pavelló, Carrer Nou 1',
    geo: { latitude: 41.93, longitude: 2.25 },
    url: 'http://topspin.test/o/1',
    status: 'CANCELLED' as const,
  };
  expect(written(given).toString()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Topspin//Topspin//ES',
      'CALSCALE:GREGORIAN',
      'NAME:Open de Vic',
      'X-WR-CALNAME:Open de Vic',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:0198c0de-0000-7000-8000-000000000001',
      'DTSTAMP:20270201T100000Z',
      'LAST-MODIFIED:20270201T100000Z',
      'SEQUENCE:3',
      'DTSTART:20270301T090000Z',
      'DTEND:20270301T183000Z',
      String.raw`SUMMARY:Torneig de la Mercè: dobles\, individuals\; tot el dia a Sant Cuga`,
      ' t del Vallès',
      String.raw`DESCRIPTION:Cancelado: se inunda\nhttp://topspin.test/o/1`,
      String.raw`LOCATION:Pavelló\, Carrer Nou 1`,
      'GEO:41.93;2.25',
      'URL:http://topspin.test/o/1',
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['a comma, a semicolon; a backslash \\ and a colon: "quoted"'],
  ['two\nlines\r\nor three'],
  ['Ñandú 乒乓球 '.repeat(40)],
  ['👩‍👩‍👧‍👦🏓'.repeat(30)],
  // One character of more octets than a line has.
  [`e${'\u0301'.repeat(80)}`],
  [String.raw`\n is no line break, and \\, neither`],
  ['x'.repeat(2000)],
])('%s is read as it was written', (text) => {
  const asRead = text.replaceAll('\r\n', '\n');
  expect(read({ summary: text, description: text, location: text })).toMatchObject({
    summary: asRead,
    description: asRead,
    location: asRead,
  });
});

test('a name cannot begin a line of its own, nor carry control characters', () => {
  const text = 'Open\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u0007';
  expect(read({ summary: text })?.summary).toBe('Open\nEND:VEVENT\nBEGIN:VALARM');
});

test('whole days end on the day after, also where a month or a year does', () => {
  expect(read({ when: { firstDay: '2027-12-30', lastDay: '2027-12-31' } })).toMatchObject({
    start: '20271230',
    end: '20280101',
  });
});

test('what takes no time has no end', () => {
  const at = new Date('2027-03-01T09:00:00Z');
  expect(read({ when: { from: at, to: at } })).toMatchObject({ start: '20270301T090000Z', end: null });
});

test('a calendar without events is one, too', () => {
  expect(readStrictly(Buffer.from(writeCalendar({ name: 'Mis partidos', events: [] })))).toEqual({
    name: 'Mis partidos',
    events: [],
  });
});

test.each([
  ['\n', 'a bare line feed', (text: string) => text.replace('\r\n', '\n')],
  ['no UID', 'a missing id', (text: string) => text.replace(/UID:.*\r\n/u, '')],
  ['76', 'a long line', (text: string) => text.replace('Open de Vic', 'x'.repeat(80))],
  ['text', 'an open comma', (text: string) => text.replace('SUMMARY:', 'SUMMARY:,')],
])('the reader of the tests refuses %s: %s', (_sign, _what, spoil) => {
  expect(() => readStrictly(Buffer.from(spoil(written().toString())))).toThrow('not a calendar');
});
