import { defaultDaySettings, wholeMinute } from '@topspin/engine';
import { minute } from '#http/durations.ts';

/** A match that is put back is not called automatically for five minutes, and so starts that much later. In milliseconds. */
export const heldFor = (5 + defaultDaySettings.callLead) * minute;

/** Until when a match is held that was put back then. */
export const heldUntil = (at: Date): Date => new Date(wholeMinute(at.getTime() + heldFor));
