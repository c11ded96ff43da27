import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { SelectField } from '#ui/form/select-field.tsx';
import type { Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '#lib/help/help-button.tsx';
import { groupSizes, type PhaseForm } from './new-phase.ts';
import { usePhaseName } from '../shown/phase-name.ts';

export type FieldsProps = {
  readonly form: PhaseForm;
  /** Whether single players or pairs play the open. */
  readonly sides: 'players' | 'pairs';
  readonly onChange: (changes: Partial<PhaseForm>) => void;
};

const wholeNumber = (text: string): number => Math.max(1, Number.parseInt(text, 10) || 1);

/** The players of a phase: those present, or positions of an earlier phase's groups. */
export function SourceFields({
  form,
  sides,
  phases,
  onChange,
}: FieldsProps & { readonly phases: readonly Phase[] }) {
  const { t } = useTranslation('competition');
  const name = usePhaseName();
  const feeders = phases.filter((phase) => phase.type !== 'knockout');
  return (
    <>
      <SelectField
        label={t(`phase.source.${sides}`)}
        value={form.source}
        options={[
          { value: 'registrations', label: t('phase.fromRegistrations') },
          ...feeders.map((phase) => ({
            value: phase._id,
            label: t('phase.fromPhase', { phase: name(phase) }),
          })),
        ]}
        onChange={(source) => onChange({ source, fillTo: null })}
      />
      {form.source !== 'registrations' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 2, alignItems: 'center' }}>
          <TextField
            type="number"
            label={t('phase.positionFrom')}
            value={form.positionFrom}
            onChange={(event) => onChange({ positionFrom: wholeNumber(event.target.value), fillTo: null })}
          />
          <TextField
            type="number"
            label={t('phase.positionTo')}
            value={form.positionTo}
            onChange={(event) => onChange({ positionTo: wholeNumber(event.target.value), fillTo: null })}
          />
          <HelpButton topic="crossings" />
        </Box>
      )}
    </>
  );
}

/** How the players are divided, and the resulting groups. */
export function DivisionFields({
  form,
  sides,
  onChange,
  players,
}: FieldsProps & { readonly players: number }) {
  const { t } = useTranslation('competition');
  const labels = { count: t('phase.groupsCount'), size: t(`phase.groupSize.${sides}`) };
  const sizes = groupSizes(form, players);
  return (
    <>
      <SelectField
        label={t('phase.groupsBy')}
        value={form.divideBy}
        options={(['size', 'count'] as const).map((value) => ({ value, label: labels[value] }))}
        onChange={(divideBy) => onChange({ divideBy })}
      />
      <TextField
        type="number"
        label={labels[form.divideBy]}
        value={form.groups}
        onChange={(event) => onChange({ groups: wholeNumber(event.target.value) })}
        helperText={sizes.map(({ count, size }) => t('phase.groupsOf', { count, size })).join(', ')}
      />
    </>
  );
}
