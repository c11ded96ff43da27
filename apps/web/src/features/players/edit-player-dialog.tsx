import { editPlayer, getPlayer, listPlayers, type PlayerPage } from '@topspin/contract';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { refreshRow } from '#lib/api/list-rows.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { LoadNewer, useNewerVersions } from '#lib/api/stale-form.tsx';
import { DateInput } from '#lib/dates/date-input.tsx';
import { emptyAsNull } from '#lib/empty-fields.ts';
import { birthDate } from '#domain/player-fields/birth-date.ts';
import { ClubInput } from '#domain/player-fields/club-input.tsx';
import { GenderInput } from '#domain/player-fields/gender-input.tsx';
import { identityFields, identityValues } from '#domain/player-fields/identity.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { LoadState } from '#ui/state/load-state.tsx';

const schema = z.object({ ...identityFields, date_of_birth: emptyAsNull(birthDate) });

const valuesOf = (player: PlayerPage): z.input<typeof schema> => ({
  ...identityValues(player),
  date_of_birth: '',
});

type Props = { readonly playerId: string; readonly onClose: () => void };

/** For admins: corrects a profile. The date of birth is not shown to them, and stays unless another is typed. */
export function EditPlayerDialog({ playerId, onClose }: Props) {
  const { t } = useTranslation('table', { keyPrefix: 'admin' });
  const player = useQuery(apiQuery(getPlayer, { params: { id: playerId } }));
  return (
    <Modal title={t('editPlayer')} onClose={onClose} maxWidth="xs">
      {player.data ? (
        <EditForm player={player.data} onClose={onClose} />
      ) : (
        <LoadState query={player} rows={{ count: 5, height: 56 }} />
      )}
    </Modal>
  );
}

function EditForm({ player, onClose }: { readonly player: PlayerPage; readonly onClose: () => void }) {
  const { t } = useTranslation(['table', 'account', 'common']);
  const read = async () => {
    await invalidate(getPlayer);
    await refreshRow({ list: listPlayers, read: getPlayer }, player._id);
  };
  const form = useApiForm({
    schema,
    draft: null,
    defaultValues: valuesOf(player),
    onSubmit: async ({ date_of_birth: birth, ...rest }) => {
      const body = { ...rest, ...(birth !== null && { date_of_birth: birth }) };
      await call(editPlayer, { params: { id: player._id }, body, version: player.version });
      await read();
      notify('success', t('account:player.saved'));
      onClose();
    },
  });
  useNewerVersions(player, (newer) => form.rebase(valuesOf(newer)));
  const { control } = form;
  return (
    <Form
      form={form}
      submitLabel={t('common:save')}
      secondary={<Button onClick={onClose}>{t('common:cancel')}</Button>}
      remedy={<LoadNewer problem={form.problem} read={read} />}
    >
      <TextInput control={control} name="name" label={t('account:player.name')} />
      <TextInput control={control} name="nickname" label={t('account:player.nickname')} />
      <ClubInput control={control} name="club" label={t('account:player.club')} />
      <GenderInput control={control} name="gender" />
      <TextInput control={control} name="nationality" label={t('account:player.nationality')} />
      <DateInput
        control={control}
        name="date_of_birth"
        tense="past"
        label={t('account:player.birth')}
        hint={t('table:admin.birthHint')}
      />
    </Form>
  );
}
