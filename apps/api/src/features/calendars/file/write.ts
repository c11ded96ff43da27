/** A calendar as RFC 5545 writes it: the little of it that events need. What follows no clock but its data gives the same bytes each time. */

/** From an instant to another, or whole days: `2027-03-01` to the last one. */
export type When =
  | { readonly from: Date; readonly to: Date }
  | { readonly firstDay: string; readonly lastDay: string };

export type CalendarEvent = {
  /** The same for as long as the thing is the same one, wherever it is listed: programs replace what they have of it. */
  readonly uid: string;
  readonly changedAt: Date;
  /** Grows with each change. */
  readonly sequence: number;
  readonly when: When;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly summary: string;
  readonly description?: string;
  readonly location?: string | null;
  readonly geo?: { readonly latitude: number; readonly longitude: number } | null;
  readonly url?: string;
  /** Nobody is busy then. */
  readonly isFree?: boolean;
};

export type Calendar = { readonly name: string; readonly events: readonly CalendarEvent[] };

/** Writes a calendar. */
export function writeCalendar({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Topspin//Topspin//ES',
    'CALSCALE:GREGORIAN',
    // The name and how often to look again, as RFC 7986 has them, and as most programs still read them.
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? events.flatMap(linesOf) : nothing),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A calendar has one component at least (3.6): without events, that there is a UTC. */
const nothing = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  // Without a method, that is when the event changed last (3.8.7.2).
  `DTSTAMP:${instant(event.changedAt)}`,
  `LAST-MODIFIED:${instant(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...whenOf(event.when),
  `SUMMARY:${text(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
  ...(event.geo ? [`GEO:${event.geo.latitude};${event.geo.longitude}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${event.status}`,
  ...(event.isFree || event.status === 'CANCELLED' ? ['TRANSP:TRANSPARENT'] : []),
  'END:VEVENT',
];

function whenOf(when: When): string[] {
  if ('firstDay' in when)
    return [`DTSTART;VALUE=DATE:${day(when.firstDay)}`, `DTEND;VALUE=DATE:${day(dayAfter(when.lastDay))}`];
  const [from, to] = [instant(when.from), instant(when.to)];
  // An end is later than its start (3.8.2.2): what takes no time has none.
  return [`DTSTART:${from}`, ...(to > from ? [`DTEND:${to}`] : [])];
}

/** `20270301T090000Z`: in UTC, so that no time zone has to be described. */
const instant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/gu, '');

const day = (date: string): string => date.replaceAll('-', '');

/** An end is the first day after it. */
function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** A value of type TEXT (3.3.11). */
const text = (value: string): string =>
  value
    .replace(/\r\n?/gu, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);

/** In octets, without the line break (3.1). */
const mostOctets = 75;

/** A long line continues after a break and a space; no character is cut, nor what belongs to the one before it. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= mostOctets) return line;
  let written = '';
  let octets = 0;
  for (const { segment } of characters.segment(line)) {
    for (const part of Buffer.byteLength(segment) < mostOctets ? [segment] : segment) {
      const size = Buffer.byteLength(part);
      if (octets + size > mostOctets) {
        written += '\r\n ';
        octets = 1;
      }
      written += part;
      octets += size;
    }
  }
  return written;
}

const characters = new Intl.Segmenter('es');
