import type { Day, DayCall } from '@topspin/contract';
import type { TFunction } from 'i18next';

const numbers = ['first', 'second', 'third'] as const;

/** One key for each time that a match is called: a match that went back to the queue is called anew. */
export const keysOf = ({ calls }: Pick<Day, 'calls'>): string[] =>
  calls.flatMap(({ _id, times }) => times.map((_, index) => `${_id} ${index}`));

/** The call behind a key. */
export function callOf({ calls }: Pick<Day, 'calls'>, key: string) {
  const [id, index] = key.split(' ');
  const call = calls.find(({ _id }) => _id === id);
  return call && { call, number: numbers[Number(index)] ?? 'first' };
}

/** The sentence read aloud for a call; undefined where the user may not know who plays. */
export function spokenCall(
  day: Pick<Day, 'matches'>,
  { call, number }: { readonly call: DayCall; readonly number: (typeof numbers)[number] },
  t: TFunction<'day'>,
): string | undefined {
  const match = day.matches.find(({ _id }) => _id === call.match_id);
  if (!match?.a || !match.b) return undefined;
  const said = t(`spoken.${number}`, { table: call.table, a: match.a.name, b: match.b.name });
  return match.umpire ? t('spoken.umpire', { call: said, name: match.umpire.name }) : said;
}
