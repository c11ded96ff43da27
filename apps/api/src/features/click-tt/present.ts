import type { AnswerOf, ClickTtCompetition, readClickTt } from '@topspin/contract';
import { entryOf, isSingle, valueOf, type ClickTtFile, type Competition } from './file/click-tt-file.ts';

const orNull = (written: string): string | null => (written.trim() === '' ? null : written);

export function presentCompetition({ attributes, entries }: Competition, number: number): ClickTtCompetition {
  const singles = entries.filter(isSingle).length;
  return {
    number,
    name: valueOf(attributes, 'age-group'),
    type: valueOf(attributes, 'type'),
    remarks: orNull(valueOf(attributes, 'ttr-remarks')),
    starts: valueOf(attributes, 'start-date'),
    singles,
    doubles: entries.length - singles,
  };
}

export const presentFile = ({ tournament, competitions }: ClickTtFile): AnswerOf<typeof readClickTt> => ({
  tournament: valueOf(tournament.attributes, 'name'),
  competitions: competitions.map((competition, at) => presentCompetition(competition, at + 1)),
});

/** An entry as organisers see it: names and club, without year of birth and licence. */
export function presentEntry({ attributes, people }: Competition['entries'][number], entered: boolean) {
  const [person = []] = people;
  return {
    entry: entryOf({ attributes, people }),
    first_name: valueOf(person, 'firstname'),
    surname: valueOf(person, 'lastname'),
    club: orNull(valueOf(person, 'club-name')),
    entered,
  };
}
