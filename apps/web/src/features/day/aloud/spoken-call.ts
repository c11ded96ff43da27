import type { Day, DayCall, DayMatch } from '@topspin/contract';
import type { TFunction } from 'i18next';
import { peopleOfSide } from '#domain/match/people-of-side.ts';
import { formatList } from '#lib/format.ts';

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

/** The name of a side as it is read aloud: "Ana y Leo" of a pair, since voices read the stroke between them. */
const spokenName = (side: NonNullable<DayMatch['a']>): string =>
  formatList(peopleOfSide<{ readonly name: string }>(side).map(({ name }) => name));

/** The sentence read aloud for a call; undefined where the user may not know who plays. */
export function spokenCall(
  day: Pick<Day, 'matches'>,
  { call, number }: { readonly call: DayCall; readonly number: (typeof numbers)[number] },
  t: TFunction<'day'>,
): string | undefined {
  const match = day.matches.find(({ _id }) => _id === call.match_id);
  if (!match?.a || !match.b) return undefined;
  const [a, b] = [spokenName(match.a), spokenName(match.b)];
  const said = t(`spoken.${number}`, { table: call.table, a, b });
  return match.umpire ? t('spoken.umpire', { call: said, name: match.umpire.name }) : said;
}
