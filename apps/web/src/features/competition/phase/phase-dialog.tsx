import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createPhase, editPhase, listPhases, type OpenPage, type Phase } from '@topspin/contract';
import { type PhaseType, phaseTypes } from '@topspin/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { BestOfField } from '#domain/match/best-of-field.tsx';
import { plannedFormat } from '#domain/formats/planned-format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { notify } from '#ui/notify/notifications.ts';
import {
  formOf,
  type PhaseForm,
  qualifiersOf,
  suggestPhase,
  toNewPhase,
  toPhaseChanges,
} from './new-phase.ts';
import { FillFields } from './fill-fields.tsx';
import { sizesIn } from './fill-offer.ts';
import { DivisionFields, SourceFields } from './phase-fields.tsx';
import { SwissFields } from '../swiss/swiss-fields.tsx';
import { Qualifiers } from './qualifiers.tsx';

type Props = {
  readonly open: OpenPage;
  readonly phases: readonly Phase[];
  /** The type of a new phase to start with, or the phase to change. */
  readonly start: PhaseType | Phase;
  readonly onSaved?: (type: PhaseType) => void;
  readonly onClose: () => void;
};

/** Creates a phase, or changes one that is not drawn: its type, its players and how they are divided. */
export function PhaseDialog({ open, phases, start, onSaved, onClose }: Props) {
  const { t } = useTranslation(['competition', 'opens', 'common']);
  const formId = useId();
  const changed = typeof start === 'string' ? undefined : start;
  const plan = plannedFormat(open._id);
  const count = open.pairs_count ?? open.players_count;
  const sides = open.doubles ? 'pairs' : 'players';
  const [suggested, setSuggested] = useState(() =>
    typeof start === 'string' ? suggestPhase(phases, open.best_of, start, plan, count) : formOf(start),
  );
  const [form, setForm] = useState(suggested);
  const suggest = (type: PhaseType) => {
    const next = suggestPhase(phases, form.bestOf, type, plan, count);
    setSuggested(next);
    setForm(next);
  };
  const change = (changes: Partial<PhaseForm>) => setForm({ ...form, ...changes });
  const feeder = phases.find(({ _id }) => _id === form.source);
  const fed = Math.max(form.fillTo ?? 0, qualifiersOf(form, phases).length);
  const save = useSavePhase({
    open,
    phases,
    changed,
    onSaved: () => {
      onSaved?.(form.type);
      onClose();
    },
  });
  return (
    <Modal
      title={t(changed ? 'phase.editTitle' : 'phase.createTitle')}
      maxWidth="xs"
      unsaved={form !== suggested}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <ActButton type="submit" form={formId} variant="contained" busy={save.isPending}>
            {t(changed ? 'common:save' : 'phase.create')}
          </ActButton>
        </>
      }
    >
      <Box
        id={formId}
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2, pt: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(form);
        }}
      >
        {save.error && <FormProblem problem={save.error} />}
        {!changed && (
          <SelectField
            label={t('phase.type')}
            value={form.type}
            options={phaseTypes.map((value) => ({ value, label: t(`phase.types.${value}`) }))}
            onChange={suggest}
          />
        )}
        <SourceFields
          form={form}
          sides={sides}
          phases={phases.filter((phase) => phase !== changed)}
          onChange={change}
        />
        <FillFields
          form={form}
          sides={sides}
          sizes={form.positionFrom > 1 && feeder?.next_places ? [] : sizesIn(feeder, count)}
          onChange={change}
        />
        <Qualifiers form={form} phases={phases} />
        {form.type === 'groups' && (
          <DivisionFields
            form={form}
            sides={sides}
            players={form.source === 'registrations' ? count : fed}
            onChange={change}
          />
        )}
        {form.type === 'swiss' && (
          <SwissFields
            choice={form.swiss}
            sides={sides}
            count={form.source === 'registrations' ? count : fed}
            onChange={(changes) => change({ swiss: { ...form.swiss, ...changes } })}
          />
        )}
        <BestOfField
          label={t('opens:fields.best_of')}
          value={form.bestOf}
          onChange={(bestOf) => change({ bestOf })}
        />
        <TextField
          label={t('phase.name')}
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: longestName } }}
        />
        {form.type === 'knockout' && (
          <FormControlLabel
            label={t('phase.thirdPlace')}
            control={
              <Switch checked={form.thirdPlace} onChange={(_, thirdPlace) => change({ thirdPlace })} />
            }
          />
        )}
      </Box>
    </Modal>
  );
}

const longestName = 60;

type Saving = {
  readonly open: OpenPage;
  readonly phases: readonly Phase[];
  readonly changed: Phase | undefined;
  readonly onSaved: () => void;
};

/** Creates the phase, or updates the fields that may change. */
function useSavePhase({ open, phases, changed, onSaved }: Saving) {
  const { t } = useTranslation('competition');
  return useWrite({
    showsError: shownHere,
    write: (form: PhaseForm, idempotencyKey) =>
      changed
        ? call(editPhase, {
            params: { id: changed._id },
            version: changed.version,
            body: toPhaseChanges(form, phases),
          })
        : call(createPhase, { params: { id: open._id }, body: toNewPhase(form, phases), idempotencyKey }),
    onSuccess: async () => {
      await invalidate(listPhases);
      notify('success', t(changed ? 'phase.saved' : 'phase.created'));
      onSaved();
    },
    // Another organiser may have been first.
    onError: () => invalidate(listPhases),
  });
}
