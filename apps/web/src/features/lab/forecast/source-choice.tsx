import Box from '@mui/material/Box';
import { SelectField } from '#ui/form/select-field.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getGroup, listPhases, type Phase } from '@topspin/contract';
import type { PhaseType } from '@topspin/engine';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, queries } from '#lib/api/query.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Stack } from '#ui/layout.ts';
import { OpenChoice } from '../open-choice.tsx';
import { useChosenOpen } from '../use-chosen-open.ts';
import { type ForecastSource, forecastSource } from './forecast-source.ts';

/** Opens that may have groups. */
const drawnOpens = ['registrationClosed', 'reception', 'active', 'finished'] as const;

type Props = {
  readonly type: Exclude<PhaseType, 'swiss'>;
  readonly onTake: (source: ForecastSource) => void;
};

type GroupOption = { readonly phase: Phase; readonly groupId: string; readonly label: string };

/** Takes over a group or bracket of an open, with the results it has. */
export function SourceChoice({ type, onTake }: Props) {
  const { t } = useTranslation(['lab', 'match']);
  const [open, chooseOpen] = useChosenOpen();
  const [chosen, setChosen] = useState('');
  const phases = useQuery({ ...apiQuery(listPhases, { params: { id: open } }), enabled: open !== '' });
  const options = (phases.data?.collection ?? [])
    .filter((phase) => phase.type === type)
    .flatMap((phase) =>
      phase.groups.map(({ _id, name }): GroupOption => {
        const ofPhase = phaseNameIn(currentLanguage(), phase.name);
        const label = type === 'groups' ? `${ofPhase} · ${t('match:group', { name })}` : name || ofPhase;
        return { phase, groupId: _id, label };
      }),
    );
  const option = options.find(({ groupId }) => groupId === chosen);
  const taking = useMutation({
    mutationFn: async ({ phase, groupId, label }: GroupOption) => {
      const group = await queries.fetchQuery(apiQuery(getGroup, { params: { id: groupId } }));
      onTake(forecastSource(group, phase, `${group.open.name} · ${label}`));
    },
  });
  const take = () => option && taking.mutate(option);
  const isEmpty = phases.isSuccess && options.length === 0;
  return (
    <Stack>
      <OpenChoice states={drawnOpens} value={open} onChange={chooseOpen} />
      {open !== '' && (
        <Box
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}
        >
          <SelectField
            label={t(`forecast.sources.${type}`)}
            value={option?.groupId ?? ''}
            disabled={options.length === 0}
            helperText={isEmpty ? t(`forecast.noSources.${type}`) : undefined}
            options={options.map(({ groupId, label }) => ({ value: groupId, label }))}
            onChange={setChosen}
          />
          <ActButton variant="outlined" disabled={!option} busy={taking.isPending} onClick={take}>
            {t('forecast.take')}
          </ActButton>
        </Box>
      )}
      {phases.isError && <ErrorState error={phases.error} onRetry={() => void phases.refetch()} />}
      {taking.isError && <ErrorState error={taking.error} onRetry={take} />}
    </Stack>
  );
}
