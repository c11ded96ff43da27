import Box from '@mui/material/Box';
import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { arePairs } from '#domain/match/pair-words.ts';
import { crossResult } from '../group/cross-result.ts';
import { usePage } from '../printed/paper.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';

type Props = { readonly printed: PrintedOpen; readonly group: Group };

/** How many columns a grid has beside those of its players. */
const figures = ['points', 'position'] as const;

/** Everybody against everybody: what is played is filled in. */
export function Grid({ printed, group }: Props) {
  const { t } = useTranslation(['paper', 'competition', 'match']);
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
        '& thead th': { height: '5mm' },
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
          <th className="who">
            {arePairs(players) ? t('match:pair') : t('competition:group.columns.player')}
          </th>
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
