import Box from '@mui/material/Box';
import type { Group, Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { crossResult } from '../group/cross-result.ts';
import { Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet, usePage } from '../printed/paper.tsx';
import type { PlacedMatch } from '../printed/scope.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { Ruled } from '../printed/ruled.tsx';
import { Estimated } from './estimated.tsx';
import { gamesText } from './games-text.ts';

type Props = { readonly printed: PrintedOpen; readonly group: Group; readonly phase: Phase };

/** The sheet of a group: its grid to fill in, and its matches in their order, with who umpires. */
export function GroupSheet({ printed, group, phase }: Props) {
  const { t } = useTranslation(['paper', 'match', 'competition']);
  const { phaseName, groupName, name, time } = usePaperWords(printed);
  const place = new Map(group.players.map((player, at) => [player?._id, at + 1]));
  const matches = printed.matches.filter(({ group_id }) => group_id === group._id);
  const games = Array.from({ length: phase.best_of }, (_, at) => at);
  const numbers = ({ a, b }: PlacedMatch) => `${place.get(a?._id) ?? ''} – ${place.get(b?._id) ?? ''}`;
  return (
    <Sheet label={groupName(group)}>
      <Heading
        of={printed}
        title={groupName(group)}
        more={`${phaseName(phase)} · ${t('match:bestOf', { count: phase.best_of })}`}
      />
      <Grid printed={printed} group={group} />
      <PartHeading>{t('competition:group.orderOfPlay')}</PartHeading>
      <Estimated printed={printed} matches={matches} />
      <Ruled
        label={t('competition:group.orderOfPlay')}
        rows={matches}
        keyOf={({ _id }) => _id}
        columns={[
          { head: t('columns.number'), width: 12, render: ({ number }) => number },
          { head: t('columns.hour'), width: 15, render: time },
          { head: t('columns.table'), width: 12, render: (match) => printed.timeOf(match).table },
          {
            head: t('columns.match'),
            render: (match) => (
              <>
                <Box component="span" sx={{ mr: '1.5mm', fontSize: '8pt' }}>
                  {numbers(match)}
                </Box>
                {name(match.a)} – {name(match.b)}
              </>
            ),
          },
          { head: t('columns.umpire'), width: 34, render: ({ umpire }) => umpire && name(umpire) },
          {
            head: t('columns.games'),
            width: Math.max(24, 9 * games.length),
            render: (match) =>
              match.state === 'finished' ? (
                gamesText(match, t)
              ) : (
                <Box sx={{ display: 'flex', gap: '1mm' }}>
                  {games.map((game) => (
                    <Box key={game} sx={{ flex: 1, height: '6mm', border: '0.2mm solid #000' }} />
                  ))}
                </Box>
              ),
          },
        ]}
      />
    </Sheet>
  );
}

/** How many columns a grid has beside those of its players. */
const figures = ['points', 'position'] as const;

/** Everybody against everybody: what is played is filled in. */
function Grid({ printed, group }: Pick<Props, 'printed' | 'group'>) {
  const { t } = useTranslation(['paper', 'competition']);
  const { inner } = usePage();
  const { name } = usePaperWords(printed);
  const players = group.players.filter((player) => player !== null);
  const cell = Math.min(17, (inner.width - 58) / (players.length + figures.length));
  const standing = new Map(group.standings.map((row) => [row.player._id, row]));
  const isOver = group.matches.length > 0 && group.matches.every(({ state }) => state === 'finished');
  return (
    <Box
      component="table"
      aria-label={t('competition:group.crossTable')}
      sx={{
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        width: '100%',
        fontVariantNumeric: 'tabular-nums',
        '& tr': { breakInside: 'avoid' },
        '& td, & th': {
          border: '0.2mm solid #000',
          textAlign: 'center',
          p: '0.6mm',
          height: `${Math.min(10, Math.max(5, cell))}mm`,
          fontSize: `${Math.min(9.5, cell * 1.1)}pt`,
        },
        '& .who': {
          textAlign: 'left',
          overflowWrap: 'anywhere',
          fontWeight: 650,
          fontSize: '9pt',
          lineHeight: 1.15,
        },
      }}
    >
      <colgroup>
        <Box component="col" />
        {[...players.keys(), ...figures].map((column) => (
          <Box key={column} component="col" sx={{ width: `${cell}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th className="who">{t('competition:group.columns.player')}</th>
          {players.map(({ _id }, at) => (
            <th key={_id}>{at + 1}</th>
          ))}
          <th>{t('competition:group.columns.points')}</th>
          <th>{t('competition:group.columns.position')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player, row) => (
          <tr key={player._id}>
            <th className="who" scope="row">
              {row + 1}. {name(player)}
              <Box sx={{ fontWeight: 400, fontSize: '8pt' }}>{printed.clubs.get(player._id)}</Box>
            </th>
            {players.map((other) => {
              const result = crossResult(group.matches, player._id, other._id);
              return (
                <td key={other._id}>
                  {other._id === player._id
                    ? '×'
                    : result?.score === '·' || result?.live
                      ? ''
                      : result?.score}
                </td>
              );
            })}
            <td>{isOver ? standing.get(player._id)?.match_points : ''}</td>
            <td>{isOver ? standing.get(player._id)?.position : ''}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
