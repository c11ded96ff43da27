import * as calls from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { editionCalendar, openCalendar } from './public.ts';

/** Opens, seasons and matches for the calendar of a phone. */
export const calendars = (publicUrl: () => string): Feature => ({
  name: 'calendars',
  routes: [
    handle(calls.getOpenCalendar, 'anyone', openCalendar(publicUrl)),
    handle(calls.getEditionCalendar, 'anyone', editionCalendar(publicUrl)),
  ],
});
