import {
  listAdministered,
  editPlayer,
  getPlayer,
  listAdministrators,
  phoneCodes,
  listPlayers,
  me as meRoute,
  type OwnPlayer,
} from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { LoadNewer, useNewerVersions } from '#lib/api/stale-form.tsx';
import { DateInput } from '#lib/dates/date-input.tsx';
import { useMe } from '#lib/session/use-me.ts';
import { ClubInput } from '#domain/player-fields/club-input.tsx';
import { GenderInput } from '#domain/player-fields/gender-input.tsx';
import { PhoneAudience } from '#domain/player-fields/phone-audience.tsx';
import { inTab, onDevice } from '#ui/draft/drafts.ts';
import { ConsentTick } from '#ui/form/consent-tick.tsx';
import { Form } from '#ui/form/form.tsx';
import { PhoneFields } from '#ui/form/phone-fields.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { playerFormSchema, playerFormValues } from './player-form-values.ts';
import { SocialFields } from './social-fields.tsx';

/** The player that this account is, or one that it administers. */
export function PlayerForm({ player }: { readonly player: OwnPlayer }) {
  const { t } = useTranslation(['account', 'common', 'consents']);
  const read = () => invalidate(listAdministered, meRoute, getPlayer, listPlayers);
  const me = useMe();
  const whose = me?.player?._id === player._id ? 'mine' : 'theirs';
  const form = useApiForm({
    schema: playerFormSchema,
    defaultValues: playerFormValues(player),
    draft: whose === 'mine' ? onDevice('player') : inTab(`player:${player._id}`),
    onSubmit: async (body) => {
      await call(editPlayer, { params: { id: player._id }, body, version: player.version });
      form.reset(form.getValues());
      await read();
      notify('success', t('account:player.saved'));
    },
  });
  useNewerVersions(player, (newer) => form.rebase(playerFormValues(newer)));
  const care = useQuery(apiQuery(listAdministrators, { params: { id: player._id } }));
  const guarded = care.data?.decides === false;
  const { control } = form;
  const { guardianAge, isChild } = useGuardianAge();
  const [birth, adminOnly] = form.watch(['date_of_birth', 'show_phone_admin_only']);
  const becomesChild = isChild(birth) && !isChild(player.date_of_birth);
  const administered = care.data?.collection.find(({ user }) => user._id === me?.user._id);
  const consents = administered === undefined || administered.relation === 'guardian' ? 'guardian' : 'paper';
  return (
    <Form
      form={form}
      submitLabel={t('common:save')}
      remedy={<LoadNewer problem={form.problem} read={read} />}
      secondary={
        <ButtonLink to={paths.player} params={{ playerId: player._id }}>
          {t(whose === 'mine' ? 'account:player.see' : 'account:player.seeTheirs')}
        </ButtonLink>
      }
    >
      <TextInput control={control} name="name" label={t('account:player.name')} />
      <TextInput control={control} name="nickname" label={t('account:player.nickname')} />
      <DateInput
        control={control}
        name="date_of_birth"
        tense="past"
        label={t('account:player.birth')}
        hint={guarded ? t('account:player.guarded', { age: guardianAge }) : undefined}
        disabled={guarded}
      />
      <GenderInput control={control} name="gender" />
      <ClubInput control={control} name="club" label={t('account:player.club')} />
      <TextInput
        control={control}
        name="nationality"
        label={t('account:player.nationality')}
        hint={t('account:player.nationalityHint')}
        inputProps={{ maxLength: 3 }}
      />
      <TextInput
        control={control}
        name="licence"
        label={t('account:player.licence')}
        hint={t('account:player.licenceHint')}
      />
      <PhoneFields control={control} path="contact_phone" codes={phoneCodes} />
      {becomesChild && (
        <ConsentTick
          control={control}
          name="guardian_consent"
          label={t(`consents:guardian.${consents}`, { age: guardianAge })}
        />
      )}
      <TickBox
        control={control}
        name="show_phone_admin_only"
        label={t('account:player.showPhoneAdminOnly')}
        disabled={guarded}
      />
      <PhoneAudience birth={birth} whose={whose} adminOnly={adminOnly} />
      <SocialFields control={control} path="social_networks" birth={birth} />
    </Form>
  );
}
