import type { Language } from '@topspin/contract';
import { sides, type MatchResult, type Side } from '@topspin/engine';
import { nobodyAlone } from '#features/competition/bracket/slots.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import { wrongField } from '#http/field-issue.ts';

/** The place in each pair, 1 or 2, of a player who came to a walkover without their partner. */
export type CameAlone = Pick<MatchRow, 'came_a' | 'came_b'>;

/** Looks up the places of the players who came. Only one of a pair can have come alone, and only to a walkover that the pair loses. */
export function cameAlone(
  match: MatchRow,
  { outcome, winner }: MatchResult,
  came: readonly string[],
  lang: Language,
): CameAlone {
  let alone: CameAlone = nobodyAlone;
  for (const person of came) {
    const side = sides.find((one) => placeIn(match, one, person) !== null);
    if (!side || outcome !== 'walkover' || side === winner || alone[`came_${side}`] !== null)
      throw wrongField('came', 'notThere', lang);
    alone = { ...alone, [`came_${side}`]: placeIn(match, side, person) };
  }
  return alone;
}

function placeIn(match: Pick<MatchRow, 'members_a' | 'members_b'>, side: Side, person: string): 1 | 2 | null {
  const [first, second] = match[`members_${side}`] ?? [];
  if (person === first) return 1;
  return person === second ? 2 : null;
}
