import type { DrawInputs, Entrant, QualifiedEntrant } from '@topspin/engine';
import type { z } from 'zod/mini';
import type { drawReport } from './phases.ts';

type InputsOnWire = z.infer<typeof drawReport>['inputs'];
type EntrantOnWire = InputsOnWire['entrants'][number];

const asEntrant = ({ _id, rating, rated, club_id, other_club_id: otherClub }: EntrantOnWire): Entrant => ({
  player: _id,
  rating,
  rated,
  ...(club_id !== null && { club: club_id }),
  ...(otherClub !== undefined && { otherClub }),
});

const asQualified = (entrant: EntrantOnWire): QualifiedEntrant => ({
  ...asEntrant(entrant),
  group: entrant.group ?? 0,
  position: entrant.position ?? 0,
});

/** The input of a draw, as the engine takes it, to check what a manual change breaks. */
export function drawInputs({ kind, entrants, groups, seeds }: InputsOnWire): DrawInputs {
  if (kind === 'crossings') return { kind, entrants: entrants.map(asQualified) };
  const plain = entrants.map((entrant) =>
    entrant.group === null ? asEntrant(entrant) : asQualified(entrant),
  );
  // A Swiss phase is one group that is not drawn.
  return kind === 'groups' || kind === 'swiss'
    ? { kind: 'groups', entrants: plain, groups: groups ?? 1 }
    : { kind, entrants: plain, seeds: seeds ?? 0 };
}
