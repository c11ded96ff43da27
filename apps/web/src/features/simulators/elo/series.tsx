import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type SeriesMatch, type Side, shownRating } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatChange, formatNumber } from '#lib/format.ts';
import { Panel } from '#ui/page/panel.tsx';
import { Row } from '#ui/layout.ts';
import { type EloInputs, eloLimits } from './elo-address.ts';

type Props = {
  readonly inputs: EloInputs;
  readonly series: readonly SeriesMatch[];
  readonly onChange: (winners: readonly Side[]) => void;
};

const sides = ['a', 'b'] as const;

/** A series of results, one after the other, and both ratings after each. */
export function Series({ inputs: { winners }, series, onChange }: Props) {
  const { t } = useTranslation('simulators');
  return (
    <Panel title={t('elo.series')}>
      <Row sx={{ mb: 2 }}>
        {sides.map((side) => (
          <Button
            key={side}
            variant="outlined"
            disabled={winners.length >= eloLimits.series}
            onClick={() => onChange([...winners, side])}
          >
            {t(`elo.wins.${side}`)}
          </Button>
        ))}
        <Button disabled={winners.length === 0} onClick={() => onChange(winners.slice(0, -1))}>
          {t('elo.undo')}
        </Button>
      </Row>
      {series.length === 0 ? (
        <Typography color="textSecondary">{t('elo.none')}</Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-label={t('elo.series')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('elo.match')}</TableCell>
                <TableCell>{t('elo.winner')}</TableCell>
                <TableCell align="right">{t('elo.a')}</TableCell>
                <TableCell align="right">{t('elo.b')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {series.map((match, index) => (
                <TableRow key={winners.slice(0, index + 1).join('')}>
                  <TableCell>{formatNumber(index + 1)}</TableCell>
                  <TableCell>{t(`elo.${match.winner}`)}</TableCell>
                  {sides.map((side) => (
                    <TableCell key={side} align="right">
                      {t('elo.after', {
                        rating: shownRating(match.after[side].rating),
                        change: formatChange(match.change[side]),
                      })}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
}
