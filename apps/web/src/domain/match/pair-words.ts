import type { Match } from '@topspin/contract';
import type { PairPlayer, ServingTurn, Side } from '@topspin/engine';
import type { TFunction } from 'i18next';
import { shownName } from './person-name.ts';

type Sides = Pick<Match, 'a' | 'b'>;
type AnySide = { readonly members?: readonly unknown[] | undefined } | null;

/** Whether two pairs play: only then four people serve in turn. */
export const isDoubles = ({ a, b }: { readonly a: AnySide; readonly b: AnySide }): boolean =>
  a?.members !== undefined && b?.members !== undefined;

/** The name of one of the four players of a match of doubles. */
export const personIn = (match: Sides, { side, place }: PairPlayer): string =>
  shownName(match[side]?.members?.[place - 1]?.name ?? '');

type Pair = readonly [string, string];

/** The names of both players of a pair. */
export const peopleIn = (match: Sides, side: Side): Pair => [
  personIn(match, { side, place: 1 }),
  personIn(match, { side, place: 2 }),
];

/** The names in that of several people, which is all that visitors know of a pair; null of a player, whose name has no such slash. */
export function namesInPair(name: string): readonly string[] | null {
  const names = name.split(' / ');
  return names.length > 1 ? names : null;
}

/** Whether pairs play here. */
export const arePairs = (sides: readonly ({ readonly name: string } | null)[]): boolean =>
  sides.some((side) => side !== null && namesInPair(side.name) !== null);

/** The words for what is certain of a player or of a pair, which some languages tell apart. */
export const certaintyWords = (
  t: TFunction<'match'>,
  { name }: { readonly name: string },
  certainty: 'qualified' | 'eliminated',
): string => t(`certainty.${namesInPair(name) ? 'pair' : 'player'}.${certainty}`);

/** The server and the receiver among the four, in words. */
export const servesWhom = (t: TFunction<'match'>, match: Sides, { server, receiver }: ServingTurn): string =>
  t('servesTo', { server: personIn(match, server), receiver: personIn(match, receiver) });

type Names = Readonly<Record<Side, string>>;

/** The same of a match in doubles; nothing until the order of service is known. */
export function servesToWhom(
  t: TFunction<'match'>,
  names: Names,
  serving: ServingTurn | undefined,
): string | null {
  if (serving === undefined) return null;
  const { server, receiver } = serving;
  const nameOf = ({ side, place }: PairPlayer) => namesInPair(names[side])?.[place - 1] ?? names[side];
  return t('servesTo', { server: nameOf(server), receiver: nameOf(receiver) });
}
