import { z } from 'zod/mini';
import { languages } from '../../conventions/languages.ts';
import { resource } from '../../conventions/resource.ts';

const opens = resource('calendars', '/public/opens');
const editions = resource('calendars', '/public/circuit-editions');

/** A calendar (RFC 5545), read by programs that have no account and speak no language: what it says is in the one of its address. */
const calendar = {
  public: true,
  download: 'text/calendar',
  query: z.object({ lang: z._default(z.enum(languages), 'es') }),
  answers: { 200: null },
} as const;

export const getOpenCalendar = opens('getOpenCalendar', 'GET /{id}/calendar.ics', {
  ...calendar,
  summary:
    'Get an open as a calendar, to save or to subscribe to: when and where, and whether it was cancelled',
});

export const getEditionCalendar = editions('getEditionCalendar', 'GET /{id}/calendar.ics', {
  ...calendar,
  summary: 'Get the season of a circuit as a calendar, with its opens that visitors may read',
});
