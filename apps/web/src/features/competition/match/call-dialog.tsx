import Box from '@mui/material/Box';
import {
  type BodyInputOf,
  editMatch,
  getGroup,
  getMatch,
  listBrackets,
  listMatches,
  type MatchPage,
  matchUpdate,
} from '@topspin/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

type Person = { readonly _id: string; readonly name: string };
type Props = {
  readonly match: MatchPage;
  readonly umpires: readonly Person[];
  readonly onClose: () => void;
};

type Values = { readonly table: number | null; readonly umpire_id: string };

const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(({ table, umpire_id }: Values): BodyInputOf<typeof editMatch> => ({
      table,
      umpire_id: umpire_id || null,
    })),
  ),
  matchUpdate,
);

/** Calls a match: chooses its table and umpire. Closes with a word when the match ends. */
export function CallDialog({ match, umpires, onClose }: Props) {
  const { t } = useTranslation('matches');
  const people = match.umpire && !isAmong(umpires, match.umpire) ? [match.umpire, ...umpires] : umpires;
  const form = useApiForm({
    schema,
    defaultValues: { table: match.table, umpire_id: match.umpire?._id ?? '' },
    draft: null,
    onSubmit: async (body) => {
      await call(editMatch, { params: { id: match._id }, version: match.version, body });
      await invalidate(getMatch, getGroup, listBrackets, listMatches);
      notify('success', t('call.saved'));
      onClose();
    },
  });
  const isOver = match.state === 'finished';
  const close = useEffectEvent(() => {
    notify('info', t('call.over'));
    onClose();
  });
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <Modal title={t('call.title')} maxWidth="xs" onClose={onClose}>
      <Box sx={{ pt: 1 }}>
        <Form form={form} submitLabel={t('call.save')} onCancel={onClose}>
          <NumberInput
            control={form.control}
            name="table"
            label={t('call.table')}
            inputProps={{ inputMode: 'numeric' }}
          />
          <SelectInput
            control={form.control}
            name="umpire_id"
            label={t('call.umpire')}
            options={[
              { value: '', label: t('call.nobody') },
              ...people.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        </Form>
      </Box>
    </Modal>
  );
}

const isAmong = (people: readonly Person[], { _id }: Person): boolean =>
  people.some((person) => person._id === _id);
