import {
  createPlayerFromUser,
  defaultPhoneCode,
  listPlayers,
  me as meRoute,
  phoneCodes,
  setProfilePreferences,
} from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { DateInput } from '#lib/dates/date-input.tsx';
import { PhoneAudience } from '#domain/player-fields/phone-audience.tsx';
import { playerProfileAnswered } from '#lib/session/player-offer.ts';
import type { Me } from '#lib/session/use-me.ts';
import { Hint } from '#ui/page/hint.tsx';
import { onDevice } from '#ui/draft/drafts.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ConsentTick } from '#ui/form/consent-tick.tsx';
import { Form } from '#ui/form/form.tsx';
import { PhoneFields } from '#ui/form/phone-fields.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { widths } from '#ui/theme/tokens.ts';
import { Stack } from '#ui/layout.ts';
import { playerPromptBody, playerPromptSchema } from './player-prompt-values.ts';

/** The quick player form: a date of birth is enough. */
export function PlayerPrompt({ user }: { readonly user: Me['user'] }) {
  const { t } = useTranslation(['auth', 'common', 'consents']);
  const draft = onDevice('player:own');
  const create = useCreation(createPlayerFromUser, draft);
  const form = useApiForm({
    schema: playerPromptSchema,
    defaultValues: {
      now: true,
      date_of_birth: '',
      nickname: '',
      contact_phone: { name: user.name, code: defaultPhoneCode, phone: '' },
      show_phone_admin_only: true,
      guardian_consent: false,
      skip: false,
    },
    draft,
    onSubmit: async (filled) => {
      await create({ body: playerPromptBody(filled) });
      await invalidate(meRoute, listPlayers);
      notify('success', t('auth:playerPrompt.created'));
      playerProfileAnswered();
    },
  });
  const { control } = form;
  const { guardianAge, isChild } = useGuardianAge();
  const [now, birth, adminOnly, skip] = form.watch(['now', 'date_of_birth', 'show_phone_admin_only', 'skip']);
  const close = () => {
    playerProfileAnswered();
    if (skip) void keepAway(user._id);
  };
  return (
    <Modal
      title={t('auth:playerPrompt.title')}
      onClose={close}
      slotProps={{ paper: { sx: { maxWidth: widths.dialog } } }}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('auth:playerPrompt.body')}
      </Typography>
      <Form
        form={form}
        submitLabel={t('auth:playerPrompt.submit')}
        disabled={!now || !birth}
        secondary={
          <>
            <Button onClick={close}>{t('common:close')}</Button>
            {(!now || !birth) && (
              <Hint role="status">
                {t(now ? 'auth:playerPrompt.missingBirth' : 'auth:playerPrompt.missingNow')}
              </Hint>
            )}
          </>
        }
      >
        <TickBox control={control} name="now" label={t('auth:playerPrompt.now')} />
        <Hint>{t('consents:profile.self')}</Hint>
        {now && (
          <Stack gap={2.5}>
            <DateInput
              control={control}
              name="date_of_birth"
              tense="past"
              label={t('auth:playerPrompt.birth')}
              hint={t('auth:playerPrompt.birthHint')}
              autoComplete="bday"
            />
            {isChild(birth) && (
              <ConsentTick
                control={control}
                name="guardian_consent"
                label={t('consents:guardian.guardian', { age: guardianAge })}
              />
            )}
            <TextInput
              control={control}
              name="nickname"
              label={t('auth:playerPrompt.nickname')}
              autoComplete="nickname"
            />
            <PhoneFields control={control} path="contact_phone" codes={phoneCodes} />
            <TickBox
              control={control}
              name="show_phone_admin_only"
              label={t('auth:playerPrompt.phoneAdminOnly')}
            />
            <PhoneAudience birth={birth} whose="mine" adminOnly={adminOnly} />
          </Stack>
        )}
        <TickBox control={control} name="skip" label={t('auth:playerPrompt.doNotShow')} />
      </Form>
    </Modal>
  );
}

/** If saving this preference fails, the prompt appears again next time: a line in the console is enough. */
const keepAway = (id: string): Promise<unknown> =>
  call(setProfilePreferences, { params: { id }, body: { skip_player_creation: true } }).catch(
    (error: unknown) => {
      // oxlint-disable-next-line eslint/no-console -- The specification asks for it, and nobody is to be interrupted.
      console.warn('The preference not to be asked again was not saved.', error);
    },
  );
