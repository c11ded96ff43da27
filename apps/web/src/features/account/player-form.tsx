import {
  editPlayer,
  genders,
  getPlayer,
  listPlayers,
  me as meRoute,
  type OwnPlayer,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { playerFormSchema, playerFormValues } from './player-form-values.ts';

/** The player that this account is. */
export function PlayerForm({ player }: { readonly player: OwnPlayer }) {
  const { t } = useTranslation(['account', 'common']);
  const queries = useQueryClient();
  const form = useApiForm({
    schema: playerFormSchema,
    defaultValues: playerFormValues(player),
    onSubmit: async (body) => {
      await call(editPlayer, { params: { id: player._id }, body, version: player.version });
      await invalidate(queries, meRoute, getPlayer, listPlayers);
      notify('success', t('account:player.saved'));
    },
  });
  const { control } = form;
  const genderOptions = [
    { value: '', label: t('account:player.genderNone') },
    ...genders.map((value) => ({ value, label: t(`common:genders.${value}`) })),
  ];
  return (
    <Form
      form={form}
      submitLabel={t('common:save')}
      secondary={
        <ButtonLink to={paths.player} params={{ playerId: player._id }}>
          {t('account:player.see')}
        </ButtonLink>
      }
    >
      <TextInput control={control} name="name" label={t('account:player.name')} />
      <TextInput control={control} name="nickname" label={t('account:player.nickname')} />
      <TextInput control={control} name="date_of_birth" type="date" label={t('account:player.birth')} />
      <SelectInput
        control={control}
        name="gender"
        label={t('account:player.gender')}
        options={genderOptions}
      />
      <TextInput control={control} name="club" label={t('account:player.club')} autoComplete="organization" />
      <TextInput
        control={control}
        name="nationality"
        label={t('account:player.nationality')}
        hint={t('account:player.nationalityHint')}
        inputProps={{ maxLength: 3 }}
      />
      <TickBox
        control={control}
        name="show_phone_admin_only"
        label={t('account:player.showPhoneAdminOnly')}
      />
    </Form>
  );
}
