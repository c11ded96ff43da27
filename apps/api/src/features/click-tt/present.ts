import type { AnswerOf, ClickTtCompetition, readClickTt } from '@topspin/contract';
import { fits, isSingle, keysOf, valueOf, type ClickTtFile, type Competition } from './file/click-tt-file.ts';

const orNull = (written: string): string | null => (written.trim() === '' ? null : written);

type Of = { readonly doubles: boolean };

export function presentCompetition(
  { attributes, entries }: Competition,
  number: number,
  open: Of,
): ClickTtCompetition {
  const singles = entries.filter(isSingle).length;
  return {
    number,
    name: valueOf(attributes, 'age-group'),
    type: valueOf(attributes, 'type'),
    remarks: orNull(valueOf(attributes, 'ttr-remarks')),
    starts: valueOf(attributes, 'start-date'),
    singles,
    doubles: entries.length - singles,
    enters: entries.filter((entry) => fits(entry, open)).length,
  };
}

export const presentFile = (
  { tournament, competitions }: ClickTtFile,
  open: Of,
): AnswerOf<typeof readClickTt> => ({
  tournament: valueOf(tournament.attributes, 'name'),
  competitions: competitions.map((competition, at) => presentCompetition(competition, at + 1, open)),
});

/** The people of an entry as organisers see them: names and club, without year of birth and licence. */
export const presentPeople = (entry: Competition['entries'][number], entered: readonly boolean[]) =>
  keysOf(entry).map((key, at) => {
    const person = entry.people[at] ?? [];
    return {
      entry: key,
      first_name: valueOf(person, 'firstname'),
      surname: valueOf(person, 'lastname'),
      club: orNull(valueOf(person, 'club-name')),
      entered: entered[at] ?? false,
    };
  });
