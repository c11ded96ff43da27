import type { PublicBracket, PublicGroup, PublicMatch, PublicPosition } from '@topspin/contract';
import { placesOf, roundsOf, thirdPlaceOf } from '#domain/bracket/rounds.ts';
import type { BracketPart } from './pages/bracket-page.tsx';
import type { GroupPart } from './pages/groups-page.tsx';
import type { NameOf } from './names.ts';
import { paginate } from './paginate.ts';

/** In lines of a column. */
const headOfGroup = 1.4;
const groupRoom = 14.9;
const rowsTogether = 12;
const positionRoom = 11;

/** So many letters of a name fit in a line: beside figures, and with a column of its own. */
const lettersInGroup = 27;
const lettersAmongPositions = 42;
const secondLine = 0.6;
const thirdLine = 0.75;

/** The room of a name: those of a pair may need three lines. */
function heightOf(name: string, letters: number): number {
  const lines = name.length > letters ? Math.max(2, Math.ceil(name.length / (letters + 1))) : 1;
  return 1 + (lines > 1 ? secondLine : 0) + Math.max(0, lines - 2) * thirdLine;
}

const two = <Item>(columns: readonly (readonly Item[])[]) => paginate(columns, { weigh: () => 1, room: 2 });

/** Two columns of groups a page; a group that is larger than a column goes on in the next one. */
export function groupColumns(
  groups: readonly PublicGroup[],
  nameOf: NameOf,
): readonly (readonly (readonly GroupPart[])[])[] {
  const heightOfRow = ({ player }: GroupPart['rows'][number]) => heightOf(nameOf(player), lettersInGroup);
  const parts = groups.flatMap(({ _id, name, standings }) =>
    paginate(standings, { weigh: heightOfRow, room: rowsTogether }).map((rows): GroupPart => ({
      group: { _id, name },
      rows,
    })),
  );
  const weigh = ({ rows }: GroupPart) => rows.reduce((sum, row) => sum + heightOfRow(row), headOfGroup);
  return two(paginate(parts, { weigh, room: groupRoom }));
}

export const positionColumns = (positions: readonly PublicPosition[], nameOf: NameOf) =>
  two(
    paginate(positions, {
      weigh: ({ player }) => heightOf(nameOf(player), lettersAmongPositions),
      room: positionRoom,
    }),
  );

const roundsTogether = 3;

/**
 * The parts of a bracket from the first round that is not over, with the one before it: three rounds on a page, so that four matches
 * stand below each other.
 */
export function bracketParts({ matches }: Pick<PublicBracket, 'matches'>): readonly BracketPart[] {
  const rounds = roundsOf(matches);
  const third = thirdPlaceOf(matches);
  const open = rounds.findIndex((round) => round.matches.some(({ state }) => state !== 'finished'));
  const last = Math.max(rounds.length - roundsTogether, 0);
  const from = open === -1 ? last : Math.min(Math.max(open - 1, 0), last);
  const parts: BracketPart[] = [];
  for (let first = from; ; first += roundsTogether - 1) {
    const shown = rounds.slice(first, first + roundsTogether);
    const end = shown.length - 1;
    const heads = placesOf(rounds, first + end).length;
    for (let head = 0; head < heads; head += 1)
      parts.push({
        rounds: shown.map(({ name }, column) => {
          const width = 2 ** (end - column);
          const places = placesOf(rounds, first + column).slice(head * width, (head + 1) * width);
          return { name, matches: places.map((match): PublicMatch | null => match ?? null) };
        }),
      });
    if (first + roundsTogether >= rounds.length) break;
  }
  const thirdPart = third ? [{ rounds: [{ name: 'thirdPlace' as const, matches: [third] }] }] : [];
  return [
    ...parts.filter(({ rounds: some }) => some.some(({ matches: of }) => of.some(Boolean))),
    ...thirdPart,
  ];
}
