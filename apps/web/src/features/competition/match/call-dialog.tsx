import Box from '@mui/material/Box';
import {
  type BodyInputOf,
  editMatch,
  getGroup,
  getMatch,
  type Group,
  listBrackets,
  listMatches,
  type MatchPage,
  matchUpdate,
} from '@topspin/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { invalidate, readNow } from '#lib/api/query.ts';
import { useEditing } from '#lib/api/stale-form.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { umpiresOf } from './umpires-of.ts';

type Person = { readonly _id: string; readonly name: string };
type Props = {
  readonly match: MatchPage;
  readonly group: Group;
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

const valuesOf = ({ table, umpire }: MatchPage): Values => ({ table, umpire_id: umpire?._id ?? '' });

const readMatch = ({ _id: id }: MatchPage): Promise<MatchPage> => readNow(getMatch, { params: { id } });

/** The points of a match in play come faster than a dialog is saved: after so many of them it says that the match has changed. */
const triesAtMost = 5;

/** Saves the table and the umpire of a match unless somebody else has changed one of them; its points are no conflict. */
async function save(shown: MatchPage, body: z.output<typeof matchUpdate>): Promise<void> {
  let current = shown;
  for (let tries = 1; ; tries += 1) {
    try {
      await call(editMatch, { params: { id: shown._id }, version: current.version, body });
      return;
    } catch (error) {
      if (!isProblem(error, 'request.staleVersion') || tries === triesAtMost) throw error;
      current = await readMatch(shown);
      if (current.table !== shown.table || current.umpire?._id !== shown.umpire?._id) throw error;
    }
  }
}

/** Calls a match: chooses its table and umpire. Closes with a word when the match ends. */
export function CallDialog({ match, group, onClose }: Props) {
  const umpires = umpiresOf(match, group);
  const { t } = useTranslation('matches');
  const people = match.umpire && !isAmong(umpires, match.umpire) ? [match.umpire, ...umpires] : umpires;
  const { base, remedy } = useEditing(match, () => readMatch(match));
  const form = useApiForm({
    schema,
    defaultValues: valuesOf(match),
    draft: null,
    onSubmit: async (body) => {
      await save(base, body);
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
        <Form
          form={form}
          submitLabel={t('call.save')}
          onCancel={onClose}
          remedy={remedy({ problem: form.problem, show: (fresh) => form.rebase(valuesOf(fresh)) })}
        >
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
