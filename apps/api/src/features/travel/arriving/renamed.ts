import { randomUUIDv7 } from 'node:crypto';
import type { TravelFile, TravelPair, TravelPhase } from '@topspin/contract';

type Names = (id: string) => string;

/** Each id of a file under a new one, the same wherever it is named: what a file calls its things is nothing here. */
export function newNames(known: ReadonlyMap<string, string>): Names {
  const names = new Map(known);
  return (id) => {
    const name = names.get(id) ?? randomUUIDv7();
    names.set(id, name);
    return name;
  };
}

/** The pairs of a file with other ids. */
export const renamedPairs = ({ pairs = [] }: TravelFile, name: Names): TravelPair[] =>
  pairs.map(({ id, members: [one, other] }) => ({ id: name(id), members: [name(one), name(other)] }));

/** The phases of a file with other ids. Those of matches fall as play goes on, as lists expect. */
export function renamed(phases: TravelFile['phases'], name: Names): TravelPhase[] {
  const matches = phases.flatMap(({ groups }) => groups.flatMap((group) => group.matches));
  const falling = matches
    .toSorted((one, other) => other.round_number - one.round_number || other.number - one.number)
    .map(({ id }) => id);
  for (const id of falling) name(id);
  const members = ({ members: all }: { readonly members: string[] }) => ({ members: all.map(name) });
  const onward = <To extends { readonly match: string }>(to: To | null) =>
    to && { ...to, match: name(to.match) };
  return phases.map((phase) => ({
    ...phase,
    id: name(phase.id),
    source: phase.source && { ...phase.source, phase: name(phase.source.phase) },
    report: phase.report && reportOf(phase.report, name),
    groups: phase.groups.map((group) => ({
      ...group,
      id: name(group.id),
      lines: group.lines.map((line) => ({ ...line, ...members(line) })),
      matches: group.matches.map((match) => {
        const [a, b] = match.sides;
        return {
          ...match,
          id: name(match.id),
          sides: [members(a), members(b)],
          umpire: match.umpire && name(match.umpire),
          winner_to: onward(match.winner_to),
          loser_to: onward(match.loser_to),
        };
      }),
    })),
  }));
}

type Report = NonNullable<TravelPhase['report']>;

const reportOf = (report: Report, name: Names): Report => ({
  ...report,
  inputs: {
    ...report.inputs,
    entrants: report.inputs.entrants.map((entrant) => ({ ...entrant, _id: name(entrant._id) })),
  },
  not_kept: report.not_kept.map((one) => ({ ...one, players: one.players.map(name) })),
  ...(report.rounds && {
    rounds: report.rounds.map((round) => ({
      ...round,
      bye: round.bye && name(round.bye),
      not_kept: round.not_kept.map((one) => ({ ...one, players: one.players.map(name) })),
    })),
  }),
  ...(report.vacancies && {
    vacancies: report.vacancies.map(({ player, by }) => ({ player: name(player), by: by && name(by) })),
  }),
});
