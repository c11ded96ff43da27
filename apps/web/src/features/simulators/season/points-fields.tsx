import Box from '@mui/material/Box';
import { SelectField } from '#ui/form/select-field.tsx';
import { defaultPointsFormula, distributionTypes, generatePoints, type PointsFormula } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';
import { NumberBox } from '../number-box.tsx';
import { pointsLimits } from './points-code.ts';

type Props = { readonly points: PointsFormula; readonly onChange: (points: PointsFormula) => void };

const usualDecay = defaultPointsFormula.type === 'exponential' ? defaultPointsFormula.decay : 0;
const shown = 16;

/** The formula of a table of points, and the table it makes. */
export function PointsFields({ points, onChange }: Props) {
  const { t } = useTranslation('simulators');
  const { positions, first } = points;
  const change = (type: PointsFormula['type']) =>
    onChange(
      type === 'linear'
        ? { type: 'linear', positions, first }
        : { type: 'exponential', positions, first, decay: usualDecay },
    );
  return (
    <Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <SelectField
          label={t('season.table')}
          value={points.type}
          options={distributionTypes.map((type) => ({ value: type, label: t(`season.types.${type}`) }))}
          onChange={change}
        />
        <NumberBox
          label={t('season.first')}
          value={first}
          {...pointsLimits.first}
          onChange={(value) => onChange({ ...points, first: value })}
        />
        <NumberBox
          label={t('season.positions')}
          value={positions}
          {...pointsLimits.positions}
          onChange={(value) => onChange({ ...points, positions: value })}
        />
        {points.type === 'exponential' && (
          <NumberBox
            label={t('season.decay')}
            value={Math.round(points.decay * 100)}
            {...pointsLimits.decay}
            onChange={(value) => onChange({ ...points, decay: value / 100 })}
          />
        )}
      </Box>
      <PointsBars points={points} />
    </Stack>
  );
}

/** The first positions of the table as bars. */
function PointsBars({ points }: { readonly points: PointsFormula }) {
  const { t } = useTranslation('simulators');
  const table = generatePoints(points);
  const bars = table.slice(0, shown);
  const top = bars[0]?.points ?? 1;
  const words = bars.map(({ position, points: earned }) => `${position}: ${formatNumber(earned)}`).join(', ');
  return (
    <Box role="img" aria-label={t('season.tableOf', { points: words })}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height: 56 }}>
        {bars.map(({ position, points: earned }) => (
          <Box
            key={position}
            sx={{ flex: 1, bgcolor: 'primary.main', borderRadius: '2px 2px 0 0', minHeight: 2 }}
            style={{ height: `${(100 * earned) / top}%` }}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{t('season.earned', { position: 1, points: formatNumber(top) })}</span>
        <span>
          {t('season.earned', {
            position: bars.length,
            points: formatNumber(bars.at(-1)?.points ?? 0),
          })}
        </span>
      </Box>
    </Box>
  );
}
