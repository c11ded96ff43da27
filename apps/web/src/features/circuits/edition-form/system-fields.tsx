import { rankingWindowTypes } from '@topspin/engine';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { DecimalInput } from '#ui/form/decimal-input.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { Columns } from '#ui/layout.ts';
import type { EditionForm } from './use-formula.ts';

type Props = { readonly form: EditionForm };

const weights = ['matchesWon', 'gamesWon', 'pointsBalance'] as const;

/** What else earns points: taking part, and matches, sets and points won. */
export function PerformanceFields({ form: { control } }: Props) {
  const { t } = useTranslation('editionForm');
  const areUsed = useWatch({ control, name: 'ranking_system.usePerformanceMetrics' });
  return (
    <>
      <Typography variant="h3" component="h2">
        {t('performance.title')}
      </Typography>
      <Box sx={{ maxWidth: { sm: 240 } }}>
        <DecimalInput
          control={control}
          name="ranking_system.bonusPointsForAttendance"
          label={t('performance.bonus')}
        />
      </Box>
      <TickBox control={control} name="ranking_system.usePerformanceMetrics" label={t('performance.use')} />
      <Columns above="sm" count={3} gap={2}>
        {weights.map((weight) => (
          <DecimalInput
            key={weight}
            control={control}
            name={`ranking_system.performanceMetricsWeight.${weight}`}
            label={t(`performance.weights.${weight}`)}
            disabled={!areUsed}
          />
        ))}
      </Columns>
    </>
  );
}

/** How far back the ranking of the circuit looks. */
export function WindowFields({ form: { control } }: Props) {
  const { t } = useTranslation('editionForm');
  const type = useWatch({ control, name: 'ranking_system.window.type' });
  return (
    <>
      <div>
        <Typography variant="h3" component="h2">
          {t('window.title')}
        </Typography>
        <Hint>{t('window.hint')}</Hint>
      </div>
      <Columns above="sm" gap={2}>
        <SelectInput
          control={control}
          name="ranking_system.window.type"
          label={t('window.type')}
          options={rankingWindowTypes.map((value) => ({ value, label: t(`window.types.${value}`) }))}
        />
        <NumberInput
          control={control}
          name="ranking_system.window.period"
          label={t(`window.period.${type}`)}
        />
      </Columns>
    </>
  );
}
