import { formatTime } from '#lib/format.ts';
import { useMinute } from './use-minute.ts';

/** The time in the hall. */
export const Clock = ({ timeZone }: { readonly timeZone: string }) => formatTime(useMinute(), timeZone);
