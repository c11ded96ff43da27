import Box from '@mui/material/Box';
import { sides } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import type { PlacedMatch } from '../printed/scope.ts';
import type { SheetsEach } from '../printed/paper-address.ts';

type Props = {
  readonly match: PlacedMatch;
  readonly each: SheetsEach;
  readonly name: (player: PlacedMatch['a']) => string;
  readonly clubs: ReadonlyMap<string, string>;
};

/** The marks of a side that an umpire notes: a time-out and the cards, as the regulations write them. */
const marks = ['timeOut', 'yellow', 'yellowRed', 'red'] as const;

/** A row of boxes for each side: a box for each game there may be, the games won, the time-out and the cards. */
export function ScoreBoxes({ match, each, name, clubs }: Props) {
  const { t } = useTranslation('paper');
  const games = Array.from({ length: match.best_of }, (_, at) => at + 1);
  const boxes = [...games, 'total', ...marks] as const;
  const above = each === 4;
  return (
    <Box component="table" aria-label={t('match.games')} sx={{ ...table, ...(above ? small : large) }}>
      <thead>
        <tr>
          {!above && <th aria-label={t('match.player')} />}
          {games.map((game) => (
            <th key={game}>{game}</th>
          ))}
          <th>{t('match.total')}</th>
          {marks.map((mark) => (
            <th key={mark}>{t(`match.${mark}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => {
          const player = match[side];
          const who = (
            <>
              <Box component="strong" sx={{ mr: '1.5mm' }}>
                {t(`match.side.${side}`)}
              </Box>
              <strong>{name(player)}</strong>
              <Box sx={{ fontSize: '0.85em', display: above ? 'inline' : 'block', ml: above ? '1.5mm' : 0 }}>
                {player && clubs.get(player._id)}
              </Box>
            </>
          );
          return [
            above && (
              <tr key={`${side} name`}>
                <td colSpan={match.best_of + 1 + marks.length} className="name">
                  {who}
                </td>
              </tr>
            ),
            <tr key={side}>
              {!above && <td className="name">{who}</td>}
              {boxes.map((box) => (
                <td
                  key={box}
                  aria-label={`${t(`match.side.${side}`)} ${typeof box === 'number' ? box : t(`match.${box}`)}`}
                  className={box === 'total' ? 'box total' : 'box'}
                />
              ))}
            </tr>,
          ];
        })}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'auto',
  '& th': { fontSize: '7pt', fontWeight: 600, p: '0.3mm' },
  '& .name': { p: '0.8mm 2mm 0.8mm 0', overflowWrap: 'anywhere', lineHeight: 1.15 },
  '& td.box': { border: '0.25mm solid #000' },
  '& td.total': { borderWidth: '0.5mm' },
} as const;

/** As wide as nine games and everything else have room for. */
const small = { fontSize: '8pt', '& .box': { width: '7mm', height: '10mm' } } as const;
const large = { fontSize: '11pt', '& .box': { width: '8.5mm', height: '14mm' } } as const;
