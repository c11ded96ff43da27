import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { editMatch, getGroup, getMatch, listBrackets, listMatches, type MatchPage } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notify/notifications.ts';

type Person = { readonly _id: string; readonly name: string };
type Props = {
  readonly match: MatchPage;
  readonly umpires: readonly Person[];
  readonly onClose: () => void;
};

const mostTables = 100;

/** Calls a match: chooses its table and umpire. */
export function CallDialog({ match, umpires, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const client = useQueryClient();
  const form = useId();
  const [table, setTable] = useState(match.table === null ? '' : String(match.table));
  const [umpire, setUmpire] = useState(match.umpire?._id ?? '');
  const people = match.umpire && !isAmong(umpires, match.umpire) ? [match.umpire, ...umpires] : umpires;
  const save = useWrite({
    showsError: shownHere,
    write: () =>
      call(editMatch, {
        params: { id: match._id },
        version: match.version,
        body: { table: table === '' ? null : Number(table), umpire_id: umpire || null },
      }),
    onSuccess: async () => {
      await invalidate(client, getMatch, getGroup, listBrackets, listMatches);
      notify('success', t('call.saved'));
      onClose();
    },
  });
  return (
    <Modal
      title={t('call.title')}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <ActButton type="submit" form={form} variant="contained" busy={save.isPending}>
            {t('call.save')}
          </ActButton>
        </>
      }
    >
      <Box
        id={form}
        component="form"
        sx={{ display: 'grid', gap: 2, pt: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {save.error && <FormProblem problem={save.error} />}
        <TextField
          type="number"
          label={t('call.table')}
          value={table}
          onChange={(event) => setTable(event.target.value)}
          slotProps={{ htmlInput: { min: 1, max: mostTables, inputMode: 'numeric' } }}
        />
        <TextField
          select
          label={t('call.umpire')}
          value={umpire}
          onChange={(event) => setUmpire(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('call.nobody')}</MenuItem>
          {people.map(({ _id, name }) => (
            <MenuItem key={_id} value={_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Modal>
  );
}

const isAmong = (people: readonly Person[], { _id }: Person): boolean =>
  people.some((person) => person._id === _id);
