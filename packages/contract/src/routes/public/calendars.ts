import { z } from 'zod/mini';
import { languages } from '../../conventions/languages.ts';
import { resource } from '../../conventions/resource.ts';
import { instant, plainDate, uuid } from '../../conventions/values.ts';

const opens = resource('calendars', '/public/opens');
const venues = resource('calendars', '/public/venues', []);
const editions = resource('calendars', '/public/circuit-editions');

/** A calendar (RFC 5545), read by programs that have no account and speak no language: what it says is in the one of its address. */
const calendar = {
  public: true,
  download: 'text/calendar',
  query: z.object({ lang: z._default(z.enum(languages), 'es') }),
  answers: { 200: null },
} as const;

/** 256 bits in base64url. */
const calendarSecret = z.string().check(z.regex(/^[\w-]{43}$/u));

export const getOpenCalendar = opens('getOpenCalendar', 'GET /{id}/calendar.ics', {
  ...calendar,
  summary:
    'Get an open as a calendar, to save or to subscribe to: when and where, and whether it was cancelled',
});

export const getEditionCalendar = editions('getEditionCalendar', 'GET /{id}/calendar.ics', {
  ...calendar,
  summary: 'Get the season of a circuit as a calendar, with its opens that visitors may read',
});

export const getDayCalendar = venues('getDayCalendar', 'GET /{id}/days/{date}/calendar.ics', {
  ...calendar,
  params: z.object({ id: uuid, date: plainDate }),
  summary:
    'Get a day of play at a venue as a calendar, with its opens that visitors may read; empty as long as there is none',
});

const mine = resource('calendars', '/public/calendars');
const address = resource('calendars', '/app/calendar');

export const getMyCalendar = mine('getMyCalendar', 'GET /{secret}/matches.ics', {
  public: true,
  download: 'text/calendar',
  params: z.object({ secret: calendarSecret }),
  summary:
    'Get what the people of an account play, as a calendar, by its secret address: the opens they are in, their matches with the hour that is planned or expected',
  answers: { 200: null },
  errors: ['calendar.ended'],
});

export const getCalendarAddress = address('getCalendarAddress', 'GET', {
  summary:
    'Tell whether the account has a secret address for its calendar, since when, and when it was last read',
  answers: { 200: z.object({ made_at: z.nullable(instant), read_at: z.nullable(instant) }) },
});

export const renewCalendarAddress = address('renewCalendarAddress', 'POST', {
  summary: 'Give the calendar of the account a new secret address; the one before ends',
  secret: true,
  answers: { 201: z.object({ secret: calendarSecret }) },
});

export const endCalendarAddress = address('endCalendarAddress', 'DELETE', {
  summary: 'End the secret address of the calendar of the account',
});
