import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Group } from '@topspin/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { arePairs } from '#domain/match/pair-words.ts';
import { paths } from '#lib/paths.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { EntryBar } from '../entry/entry-bar.tsx';
import { type EntryState, useEntry } from '../entry/use-entry.ts';
import { crossResult, type CrossResult } from './cross-result.ts';
import { CrossScore } from './cross-score.tsx';
import { columnWidth, fieldLeft } from './field-place.ts';
import { EntryCell } from './entry-cell.tsx';
import { OwnMatchesNote, useOwnMatches } from '../entry/own-matches.tsx';
import { gridMoves } from './grid-moves.ts';
import { HasLeft } from './standing-row.tsx';

type Props = {
  readonly group: Group;
  /** The highlighted match, in the grid between two matches. */
  readonly marked?: string | undefined;
};

/** The results grid: each row has one player's results, the diagonal is drawn like the table's line. */
export function CrossTable({ group, marked }: Props) {
  return group.open.may_manage && group.matches.length > 0 ? (
    <EditableTable group={group} marked={marked} />
  ) : (
    <ReadOnlyTable group={group} marked={marked} />
  );
}

/** The same for others: players and umpires get to the matches that are theirs. */
function ReadOnlyTable({ group, marked }: Props) {
  const own = useOwnMatches(group.matches);
  return (
    <Box>
      <ResultsTable group={group} marked={marked} own={own} />
      <OwnMatchesNote own={own} />
    </Box>
  );
}

/** The same for the organisers, who enter results in it. */
function EditableTable({ group, marked }: Props) {
  const moves = useMemo(() => gridMoves(group), [group]);
  const entry = useEntry(group, moves);
  return (
    <Box>
      <ResultsTable group={{ ...group, matches: [...entry.matches] }} marked={marked} entry={entry} />
      <EntryBar entry={entry} place="grid" />
    </Box>
  );
}

type ResultsProps = Props & {
  readonly entry?: EntryState;
  readonly own?: ReadonlySet<string>;
};

function ResultsTable({ group, marked, entry, own }: ResultsProps) {
  const { t } = useTranslation(['competition', 'match']);
  const players = group.players.filter((player) => player !== null);
  return (
    <Box sx={{ overflowX: 'auto', mx: { xs: -0.75, sm: 0 } }}>
      <Table
        size="small"
        aria-label={t('group.crossTable')}
        {...(entry && { role: 'grid' })}
        sx={{
          '& td, & th': {
            borderColor: 'divider',
            px: { xs: 0.75, sm: 1.5 },
            minWidth: { xs: columnWidth, sm: 60 },
            height: 45,
          },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ color: 'text.secondary', width: '100%', ...pinned }}>
              {arePairs(players) ? t('match:pair') : t('group.columns.player')}
            </TableCell>
            {players.map((player, index) => (
              <TableCell
                key={player._id}
                align="center"
                aria-label={player.name}
                sx={{ color: 'text.secondary' }}
              >
                {index + 1}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {players.map((player, index) => (
            <TableRow key={player._id}>
              <TableCell component="th" scope="row" sx={pinned}>
                <Typography
                  component="span"
                  color="textSecondary"
                  sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}
                >
                  {index + 1}
                </Typography>
                <Typography
                  component="span"
                  color={player.left ? 'textSecondary' : 'textPrimary'}
                  sx={{ fontWeight: 600, mr: 1 }}
                >
                  <NameOfSide name={player.name} />
                </Typography>
                {player.left && <HasLeft />}
              </TableCell>
              {players.map((opponent, column) => {
                const result = crossResult(group.matches, player._id, opponent._id);
                return entry && result ? (
                  <EntryCell
                    key={opponent._id}
                    entry={entry}
                    result={result}
                    names={{ own: player.name, other: opponent.name }}
                    isMarked={result.matchId === marked}
                    left={fieldLeft(column, players.length)}
                    isFirst={index === 0 && column === 1}
                  />
                ) : (
                  <CrossCell
                    key={opponent._id}
                    isSelf={opponent._id === player._id}
                    result={result}
                    marked={marked}
                    own={own}
                  />
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The names stay visible while the results of a large group scroll. */
const pinned = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: { xs: 116, sm: 160 },
  bgcolor: 'background.paper',
} as const;

type CellProps = {
  readonly isSelf: boolean;
  readonly result: CrossResult | undefined;
  readonly marked: string | undefined;
  /** The matches of a player or umpire; empty or undefined for others. */
  readonly own: ReadonlySet<string> | undefined;
};

function CrossCell({ isSelf, result, marked, own }: CellProps) {
  const { t } = useTranslation('competition');
  if (isSelf) return <TableCell aria-hidden="true" sx={{ bgcolor: 'var(--mui-palette-table-main)' }} />;
  if (result === undefined) return <TableCell />;
  const isMarked = result.matchId === marked;
  const isOwn = own?.has(result.matchId) === true;
  const whose = own?.size && result.sets === '' ? t(isOwn ? 'entry.ownMatch' : 'entry.notOwn') : undefined;
  return (
    <TableCell
      align="center"
      aria-current={isMarked ? 'true' : undefined}
      sx={{
        whiteSpace: 'nowrap',
        ...(isMarked && {
          boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
          bgcolor: 'action.selected',
        }),
      }}
    >
      <TextLink
        to={paths.match}
        params={{ matchId: result.matchId }}
        title={whose ?? result.sets}
        color={result.won ? 'primary' : 'textSecondary'}
        sx={{
          fontWeight: result.won ? 800 : 450,
          ...(isOwn && { px: 0.75, py: 0.5, borderRadius: 1, border: '1px dashed currentColor' }),
        }}
      >
        <CrossScore result={result} />
      </TextLink>
    </TableCell>
  );
}
