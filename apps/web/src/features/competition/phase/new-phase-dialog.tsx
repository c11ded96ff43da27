import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createPhase, listPhases, type Phase } from '@topspin/contract';
import { type BestOf, bestOfs, type PhaseType, phaseTypes } from '@topspin/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notifications.ts';
import { type PhaseForm, suggestPhase, toNewPhase } from './new-phase.ts';
import { usePhaseName } from './phase-name.ts';

type Props = {
  readonly openId: string;
  readonly phases: readonly Phase[];
  readonly bestOf: BestOf;
  readonly type: PhaseType;
  readonly onClose: () => void;
};

/** Creates a phase: what it is, who plays it, how it is divided. */
export function NewPhaseDialog({ openId, phases, bestOf, type, onClose }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const client = useQueryClient();
  const formId = useId();
  const [form, setForm] = useState(() => suggestPhase(phases, bestOf, type));
  const change = (changes: Partial<PhaseForm>) => setForm({ ...form, ...changes });
  const create = useMutation({
    mutationFn: () => call(createPhase, { params: { id: openId }, body: toNewPhase(form, phases) }),
    onSuccess: async () => {
      await invalidate(client, listPhases);
      notify('success', t('phase.created'));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('phase.createTitle')}</DialogTitle>
      <DialogContent>
        <Box
          id={formId}
          component="form"
          sx={{ display: 'grid', gap: 2, pt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            create.mutate();
          }}
        >
          {create.error && <FormProblem problem={create.error} />}
          <TextField
            select
            label={t('phase.type')}
            value={form.type}
            onChange={(event) => setForm(suggestPhase(phases, form.bestOf, event.target.value as PhaseType))}
          >
            {phaseTypes.map((option) => (
              <MenuItem key={option} value={option}>
                {t(`phase.types.${option}`)}
              </MenuItem>
            ))}
          </TextField>
          <SourceFields form={form} phases={phases} onChange={change} />
          {form.type === 'groups' && <DivisionFields form={form} onChange={change} />}
          <BestOfField form={form} onChange={change} />
          {form.type === 'knockout' && (
            <FormControlLabel
              label={t('phase.thirdPlace')}
              control={
                <Switch checked={form.thirdPlace} onChange={(_, thirdPlace) => change({ thirdPlace })} />
              }
            />
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" form={formId} variant="contained" disabled={create.isPending}>
          {t('phase.create')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FieldsProps = { readonly form: PhaseForm; readonly onChange: (changes: Partial<PhaseForm>) => void };

const wholeNumber = (text: string): number => Math.max(1, Number.parseInt(text, 10) || 1);

function SourceFields({ form, phases, onChange }: FieldsProps & { readonly phases: readonly Phase[] }) {
  const { t } = useTranslation('competition');
  const name = usePhaseName();
  const feeders = phases.filter((phase) => phase.type === 'groups');
  return (
    <>
      <TextField
        select
        label={t('phase.source')}
        value={form.source}
        onChange={(event) => onChange({ source: event.target.value })}
      >
        <MenuItem value="registrations">{t('phase.fromRegistrations')}</MenuItem>
        {feeders.map((phase) => (
          <MenuItem key={phase._id} value={phase._id}>
            {t('phase.fromPhase', { phase: name(phase) })}
          </MenuItem>
        ))}
      </TextField>
      {form.source !== 'registrations' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <TextField
            type="number"
            label={t('phase.positionFrom')}
            value={form.positionFrom}
            onChange={(event) => onChange({ positionFrom: wholeNumber(event.target.value) })}
          />
          <TextField
            type="number"
            label={t('phase.positionTo')}
            value={form.positionTo}
            onChange={(event) => onChange({ positionTo: wholeNumber(event.target.value) })}
          />
        </Box>
      )}
    </>
  );
}

function DivisionFields({ form, onChange }: FieldsProps) {
  const { t } = useTranslation('competition');
  const labels = { count: t('phase.groupsCount'), size: t('phase.groupSize') };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 2 }}>
      <TextField
        select
        label={t('phase.groupsBy')}
        value={form.divideBy}
        onChange={(event) => onChange({ divideBy: event.target.value as PhaseForm['divideBy'] })}
      >
        <MenuItem value="size">{labels.size}</MenuItem>
        <MenuItem value="count">{labels.count}</MenuItem>
      </TextField>
      <TextField
        type="number"
        label={labels[form.divideBy]}
        value={form.groups}
        onChange={(event) => onChange({ groups: wholeNumber(event.target.value) })}
      />
    </Box>
  );
}

function BestOfField({ form, onChange }: FieldsProps) {
  const { t } = useTranslation('opens');
  return (
    <TextField
      select
      label={t('fields.best_of')}
      value={form.bestOf}
      onChange={(event) => onChange({ bestOf: Number(event.target.value) as BestOf })}
    >
      {bestOfs.map((count) => (
        <MenuItem key={count} value={count}>
          {t('bestOf', { count })}
        </MenuItem>
      ))}
    </TextField>
  );
}
