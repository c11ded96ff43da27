import type { BodyOf, enrolList } from '@topspin/contract';
import { enteredStates } from '@topspin/engine';
import type { ClickTtEffects } from '#features/inscriptions/context.ts';
import { registrationsOf } from '#features/inscriptions/store.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

type ListRow = BodyOf<typeof enrolList>['rows'][number];

const namesEntry = (row: ListRow): row is ListRow & { readonly click_tt: string } =>
  row.click_tt !== undefined;

/** The entries of a file that a list names. */
export const entriesIn = (rows: readonly ListRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ click_tt: entry }) => entry ?? []));

type Listed = {
  readonly rows: readonly ListRow[];
  /** How many rows are entries whose player is in the open or invited to it, whatever they are called. */
  readonly already: number;
};

/** The rows of a list without newcomers of a click-TT file who entered before, so that the same file enters nobody twice. */
export async function withoutEntered(
  db: Db,
  { playersOfEntries }: ClickTtEffects,
  { openId, rows }: { readonly openId: string; readonly rows: readonly ListRow[] },
): Promise<Listed> {
  if (!rows.some(namesEntry)) return { rows, already: 0 };
  const players = await playersOfEntries(db, openId);
  if (rows.some((row) => namesEntry(row) && !players.has(row.click_tt))) throw fail('clickTt.notInFile');
  const known = [...players.values()].flatMap((player) => player ?? []);
  const registrations = await registrationsOf(db, openId, known);
  const entered = (row: ListRow): boolean => {
    if (!namesEntry(row) || 'player_id' in row) return false;
    const state = registrations.get(players.get(row.click_tt) ?? '')?.state;
    return enteredStates.some((one) => one === state);
  };
  const left = rows.filter((row) => !entered(row));
  return { rows: left, already: rows.length - left.length };
}

type Numbered = { readonly row: number };

/** Who the entries are that a list names: players it knows, and newcomers it made; whoever was refused is nobody's. */
export const linksOf = (
  rows: readonly ListRow[],
  made: readonly (Numbered & { readonly player: string })[],
  refused: readonly Numbered[],
) => {
  const newcomers = new Map(made.map(({ row, player }) => [row, player]));
  const out = new Set(refused.map(({ row }) => row));
  return rows.filter(namesEntry).flatMap((row) => {
    const player = 'player_id' in row ? row.player_id : newcomers.get(row.row);
    return player === undefined || out.has(row.row) ? [] : [{ entry: row.click_tt, player }];
  });
};
