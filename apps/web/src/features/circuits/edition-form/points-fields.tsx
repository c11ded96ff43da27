import { generatePoints } from '@topspin/engine';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import { DecimalInput } from '#ui/form/decimal-input.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput } from '#ui/form/text-input.tsx';
import { Columns, Row } from '#ui/layout.ts';
import { formatPoints } from '../ranking/ranked-line.tsx';
import { formula as formulaSchema, formulaTypes } from './edition-values.ts';
import { PastePointsDialog } from './paste-points-dialog.tsx';
import { PointsTable } from './points-table.tsx';
import { useFormula, type EditionForm } from './use-formula.ts';

type Props = { readonly form: EditionForm };

/** What each position earns: by a formula, by hand, by dragging its bar, or from a pasted list. */
export function PointsFields({ form }: Props) {
  const { t } = useTranslation('editionForm');
  const { control } = form;
  const [pastes, setPastes] = useState(false);
  useFormula(form);
  const type = useWatch({ control, name: 'formula.type' });
  return (
    <>
      <Row sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {t('points.title')}
        </Typography>
        <Button onClick={() => setPastes(true)}>{t('points.paste')}</Button>
      </Row>
      <Columns above="sm" count={3} gap={2}>
        <SelectInput
          control={control}
          name="formula.type"
          label={t('points.type')}
          options={formulaTypes.map((value) => ({ value, label: t(`points.types.${value}`) }))}
        />
        <NumberInput control={control} name="formula.positions" label={t('points.positions')} />
        {type !== 'custom' && (
          <NumberInput control={control} name="formula.first" label={t('points.first')} />
        )}
      </Columns>
      {type === 'exponential' && <Decay form={form} />}
      <Table form={form} />
      {pastes && <PastePointsDialog form={form} onClose={() => setPastes(false)} />}
    </>
  );
}

function Decay({ form: { control } }: Props) {
  const { t } = useTranslation('editionForm');
  const { field } = useController({ control, name: 'formula.decay' });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr) 160px', alignItems: 'center' }}>
      <Slider
        aria-label={t('points.decay')}
        min={0}
        max={1}
        step={0.01}
        value={field.value || 0}
        onChange={(_, value) => field.onChange(value)}
        marks={[0, 0.5, 1].map((value) => ({ value, label: formatPoints(value) }))}
        sx={{ mx: 1.5, width: 'auto' }}
      />
      <DecimalInput control={control} name="formula.decay" label={t('points.decay')} />
    </Box>
  );
}

/** As many bars as can be told apart, and dragged. */
const barsShown = 64;

function Table({ form: { control, formState } }: Props) {
  const { t } = useTranslation('editionForm');
  const { field } = useController({ control, name: 'ranking_system.pointsDistribution' });
  const formula = formulaSchema.safeParse(useWatch({ control, name: 'formula' }));
  const canDrag = useMediaQuery('(pointer: fine)');
  const rows = field.value;
  const errors = formState.errors.ranking_system?.pointsDistribution;
  const { type, ...parameters } = formula.data ?? { type: 'custom' };
  const curve =
    formula.success && type !== 'custom'
      ? generatePoints({ ...formula.data, ...parameters, type }).map(({ points }) => points)
      : [];
  const differs = curve.length > 0 && rows.some(({ points }, index) => points !== curve[index]);
  const set = (index: number, points: number | null) =>
    field.onChange(rows.map((row, at) => (at === index ? { ...row, points } : row)));
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'minmax(0, 1fr) 224px' } }}>
      <Box sx={{ minWidth: 0 }}>
        {first && last && (
          <BarChart
            label={t('points.chart', {
              count: rows.length,
              first: formatPoints(first.points || 0),
              last: formatPoints(last.points || 0),
            })}
            bars={rows.slice(0, barsShown).map(({ position, points }) => ({
              key: position,
              value: points || 0,
              text: t('points.bar', { position, points: formatPoints(points || 0) }),
            }))}
            curve={curve.slice(0, barsShown)}
            {...(canDrag && { hint: t('points.drag') })}
            onDrag={(index, points) => set(index, Math.max(1, points))}
          />
        )}
        {/* Its place is kept: what is below must not move while somebody clicks on it. */}
        {curve.length > 0 && (
          <Typography variant="body2" sx={{ mt: 1, visibility: differs ? 'visible' : 'hidden' }}>
            {t('points.differs')}
          </Typography>
        )}
      </Box>
      <PointsTable
        rows={rows}
        errorOf={(index) => errors?.[index]?.points?.message}
        error={errors?.message ?? errors?.root?.message}
        onChange={set}
        onBlur={field.onBlur}
      />
    </Box>
  );
}
