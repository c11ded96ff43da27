import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { formatNumber } from '#lib/format.ts';
import { Fold } from '#ui/list/fold.tsx';

type Change = {
  readonly player: { readonly _id: string; readonly name: string };
  readonly before: number;
  readonly after: number;
};
type Rows = { readonly title: string; readonly rows: readonly Change[] };
type Props = Rows & {
  /** A note about those not listed. */
  readonly more?: string | undefined;
};

const shownAtOnce = 8;

/** A figure of each player or pair before and after a correction; the first ones, and the others behind a button. */
export function BeforeAfter({ title, rows, more }: Props) {
  const { t } = useTranslation('matches');
  if (rows.length === 0) return null;
  const others = rows.slice(shownAtOnce);
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Figures title={title} rows={rows.slice(0, shownAtOnce)} />
      {others.length > 0 && (
        <Fold label={t('correct.others', { count: others.length })}>
          <Figures title={title} rows={others} />
        </Fold>
      )}
      {more !== undefined && <Typography variant="body2">{more}</Typography>}
    </div>
  );
}

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', width: '5.5em' } as const;

function Figures({ title, rows }: Rows) {
  const { t } = useTranslation('matches');
  return (
    <Table size="small" aria-label={title} sx={{ '& th, & td': { px: 0.5, borderColor: 'divider' } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ color: 'text.secondary' }}>{t('correct.name')}</TableCell>
          <TableCell align="right" sx={{ ...figure, color: 'text.secondary' }}>
            {t('correct.before')}
          </TableCell>
          <TableCell align="right" sx={{ ...figure, color: 'text.secondary' }}>
            {t('correct.after')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ player, before, after }) => (
          <TableRow key={player._id}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              <NameOfSide name={player.name} />
            </TableCell>
            <TableCell align="right" sx={{ ...figure, color: 'text.secondary' }}>
              {formatFigure(before)}
            </TableCell>
            <TableCell align="right" sx={{ ...figure, fontWeight: 700 }}>
              {formatFigure(after)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const formatFigure = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 2);
