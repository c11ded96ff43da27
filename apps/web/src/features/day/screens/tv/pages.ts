import type { Hall, HallMatch, HallNext, HallTable, PublicPosition } from '@topspin/contract';
import { areOfSwiss } from '#domain/standings/are-of-swiss.ts';
import type { BracketPart } from './pages/bracket-page.tsx';
import type { GroupPart } from './pages/groups-page.tsx';
import type { Shows } from './held.ts';
import type { NameOf } from './names.ts';
import { pagesOfSome } from './paginate.ts';
import { matchesInColumn, tablesOnPage } from './room.ts';
import { bracketParts, groupColumns, positionColumns } from './stage-pages.ts';
import type { Stages } from './use-stages.ts';

/** One page of a layout. */
export type TvPage = { readonly key: string } & (
  | { readonly layout: 'playing'; readonly tables: readonly HallTable[] }
  | { readonly layout: 'board'; readonly table: number; readonly match: HallMatch }
  | {
      readonly layout: 'calls';
      readonly called: readonly HallTable[];
      readonly next: readonly HallNext[];
    }
  | {
      readonly layout: 'groups';
      readonly open: string;
      /** Whether all of it is the table of a Swiss phase. */
      readonly isSwiss: boolean;
      readonly columns: readonly (readonly GroupPart[])[];
    }
  | ({ readonly layout: 'brackets'; readonly open: string } & BracketPart)
  | {
      readonly layout: 'positions';
      readonly open: string;
      readonly columns: readonly (readonly PublicPosition[])[];
    }
  | { readonly layout: 'message'; readonly text: string }
);

/** The pages that a screen turns through, layout by layout; a layout without anything to show has none. */
export const pagesOf = (shows: Shows, hall: Hall, stages: Stages, nameOf: NameOf): readonly TvPage[] =>
  shows.layouts.flatMap((layout): readonly TvPage[] => {
    switch (layout) {
      case 'playing':
        return playingPages(hall);
      case 'board':
        return boardPages(hall, shows.table);
      case 'calls':
        return callPages(hall);
      case 'message':
        return shows.message === null ? [] : [{ layout, key: layout, text: shows.message }];
      case 'groups':
        return stages.groups.flatMap(({ open, things }) =>
          groupColumns(things, nameOf).map((columns, page) => ({
            layout,
            key: `${layout} ${open._id} ${page}`,
            open: open.name,
            isSwiss: columns.flat().every(({ rows }) => areOfSwiss(rows)),
            columns,
          })),
        );
      case 'brackets':
        return stages.brackets.flatMap(({ open, things }) =>
          things.flatMap((bracket) =>
            bracketParts(bracket).map((part, page) => ({
              layout,
              key: `${layout} ${bracket._id} ${page}`,
              open: things.length > 1 ? `${open.name} · ${bracket.name}` : open.name,
              ...part,
            })),
          ),
        );
      case 'positions':
        return stages.positions.flatMap(({ open, things }) =>
          positionColumns(things, nameOf).map((columns, page) => ({
            layout,
            key: `${layout} ${open._id} ${page}`,
            open: open.name,
            columns,
          })),
        );
    }
  });

/** Tables with a match, or else with the last result there. */
const playingPages = ({ tables }: Hall): TvPage[] =>
  pagesOfSome(
    tables
      .filter(({ match, last, is_taken }) => match !== null || (!is_taken && last !== null))
      .toSorted((one, other) => one.number - other.number),
    tablesOnPage,
  ).map((some, page) => ({ layout: 'playing', key: `playing ${page}`, tables: some }));

/** What is on a table, or was last; nothing until then. */
const boardPages = ({ tables }: Hall, number: number | null): TvPage[] =>
  tables.flatMap((table) => {
    const match = table.match ?? (table.is_taken ? null : table.last);
    return table.number === number && match ? [{ layout: 'board', key: 'board', table: number, match }] : [];
  });

function callPages({ tables, next }: Hall): TvPage[] {
  const waiting = tables
    .filter(({ match }) => match !== null && match.state !== 'inPlay')
    .toSorted((one, other) => (other.call?.at ?? '').localeCompare(one.call?.at ?? ''));
  const called = pagesOfSome(waiting, matchesInColumn);
  const toCome = pagesOfSome(next, matchesInColumn);
  return Array.from({ length: Math.max(called.length, toCome.length) }, (_, page) => ({
    layout: 'calls',
    key: `calls ${page}`,
    called: called[page % called.length] ?? [],
    next: toCome[page % toCome.length] ?? [],
  }));
}
