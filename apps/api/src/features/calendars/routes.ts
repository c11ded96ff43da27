import * as calls from '@topspin/contract';
import type { TurnsOfDays } from '#features/day/reads.ts';
import { handle, type Feature } from '#http/handle.ts';
import { end, readAddress, renew } from './mine/address.ts';
import { myCalendar } from './mine/calendar.ts';
import { deleteAddress } from './mine/store.ts';
import { dayCalendar, editionCalendar, openCalendar } from './public.ts';

/** Opens, days, seasons and matches for the calendar of a phone (ADR 127). */
export const calendars = (publicUrl: () => string, turns: TurnsOfDays): Feature => ({
  name: 'calendars',
  routes: [
    handle(calls.getOpenCalendar, 'anyone', openCalendar(publicUrl)),
    handle(calls.getEditionCalendar, 'anyone', editionCalendar(publicUrl)),
    handle(calls.getDayCalendar, 'anyone', dayCalendar(publicUrl)),
    handle(
      calls.getMyCalendar,
      { who: 'anyone', guesses: { limit: 'calendars', wrong: 'calendar.ended' } },
      myCalendar({ publicUrl, turns }),
    ),
    handle(calls.getCalendarAddress, 'user', readAddress),
    handle(calls.renewCalendarAddress, 'user', renew),
    handle(calls.endCalendarAddress, 'user', end),
  ],
  personalData: {
    name: 'calendars',
    erase: async (db, { account }) => void (account && (await deleteAddress(db, account))),
  },
});
