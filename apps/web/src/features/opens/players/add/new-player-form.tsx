import { mdiLinkVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  consent as givenConsent,
  defaultPhoneCode,
  enrolList,
  genders,
  getOpen,
  listInscriptions,
  listOpens,
  listPlayers,
  me,
  newcomer,
  type OpenPage,
  type PhoneCode,
  phoneCodes,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/consent-version';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { invalidate } from '#lib/api/query.ts';
import { DateInput } from '#lib/dates/date-input.tsx';
import { useCreation } from '#lib/api/use-creation.ts';
import { hasPossibleBirth } from '#domain/player-fields/birth-date.ts';
import { ClubInput } from '#domain/player-fields/club-input.tsx';
import { RatingInput } from '#domain/player-fields/rating-input.tsx';
import { inTab } from '#ui/draft/drafts.ts';
import { ConsentTick } from '#ui/form/consent-tick.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Notice } from '#ui/state/notice.tsx';
import { copyLink } from '#lib/link.ts';
import { Columns, Stack } from '#ui/layout.ts';
import { useInscriptionLink } from '../inscription-link.ts';
import { notifyEnrolled } from '../notify-enrolled.ts';

const filled = z.object({
  ...newcomer.shape,
  consent: givenConsent,
  guardian_consent: z.boolean(),
});
type Filled = z.input<typeof filled>;
type Values = {
  readonly name: string;
  readonly date_of_birth: string;
  readonly gender: string;
  readonly club: string;
  readonly initial_rating: number | null;
  readonly phone: { readonly code: PhoneCode; readonly phone: string };
  readonly consent: boolean;
  readonly guardian_consent: boolean;
};

/** The contract's schema of a row of a list applied to the form: empty fields are nothing, and an unticked box is no consent. */
const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(
      ({ name, date_of_birth, gender, club, phone, consent, ...rest }: Values): Partial<Filled> => ({
        ...rest,
        row: 1,
        name,
        date_of_birth: date_of_birth || null,
        gender: genders.find((one) => one === gender) ?? null,
        club: club || null,
        phone: phone.phone === '' ? null : { ...phone, name },
        ...(consent && { consent: { confirmed: true } }),
      }),
    ),
  ),
  filled.check(hasPossibleBirth),
);

const empty: Values = {
  name: '',
  date_of_birth: '',
  gender: '',
  club: '',
  initial_rating: null,
  phone: { code: defaultPhoneCode, phone: '' },
  consent: false,
  guardian_consent: false,
};

type Props = {
  readonly open: OpenPage;
  /** What was typed already. */
  readonly name: string;
  readonly onAdded: () => void;
};

/** Registers somebody new with their consent, as a list of one does: only the name is needed. */
export function NewPlayerForm({ open, name, onAdded }: Props) {
  const { t } = useTranslation(['opens', 'common', 'consents']);
  const draft = name === '' ? inTab(`open:${open._id}:player`) : null;
  const send = useCreation(enrolList, draft);
  const [refused, setRefused] = useState<string>();
  const form = useApiForm({
    schema,
    defaultValues: { ...empty, name },
    draft,
    rename: (path) => path.replace(/^rows\.0\./u, ''),
    onSubmit: async ({ consent, guardian_consent, ...row }) => {
      const {
        waiting,
        refused: [refusal],
      } = await send({
        params: { id: open._id },
        body: {
          consent,
          guardian_consent,
          text_version: consentTextVersion,
          newcomers: 'players',
          rows: [row],
        },
      });
      setRefused(refusal?.message);
      if (refusal) return;
      notifyEnrolled({ player: row, state: waiting > 0 ? 'waiting' : 'registered' });
      await invalidate(listInscriptions, getOpen, listOpens, listPlayers, me);
      onAdded();
    },
  });
  const { control } = form;
  const [birth, typed] = form.watch(['date_of_birth', 'name']);
  const { guardianAge, isChild: isBelowAge } = useGuardianAge();
  const isChild = isBelowAge(birth);
  const player = typed.trim() || t('players.thisOne');
  return (
    <Box sx={{ pt: 1 }}>
      <Form form={form} submitLabel={t('players.enrol')}>
        <TextInput control={control} name="name" label={t('fields.name')} required />
        <Columns above="sm" gap={2}>
          <DateInput control={control} name="date_of_birth" tense="past" label={t('players.birth')} />
          <SelectInput
            control={control}
            name="gender"
            label={t('fields.gender')}
            options={[
              { value: '', label: '—' },
              ...genders.map((gender) => ({ value: gender, label: t(`common:genders.${gender}`) })),
            ]}
          />
        </Columns>
        <ClubInput control={control} name="club" label={t('players.club')} />
        <RatingInput control={control} name="initial_rating" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '120px 1fr' }}>
          <SelectInput
            control={control}
            name="phone.code"
            label={t('common:phone.code')}
            options={phoneCodes.map((code) => ({ value: code, label: code }))}
          />
          <TextInput control={control} name="phone.phone" type="tel" label={t('common:phone.phone')} />
        </Box>
        {isChild && <GuardianLink openId={open._id} />}
        {isChild && (
          <ConsentTick
            control={control}
            name="guardian_consent"
            label={t('consents:guardian.paper', { age: guardianAge })}
          />
        )}
        <ConsentTick
          control={control}
          name="consent"
          label={t('consents:inscription.paperWithProfile', { player, open: open.name })}
        />
        {refused !== undefined && <Notice tone="error" title={refused} />}
      </Form>
    </Box>
  );
}

/**
 * Without the paper consent, the guardian registers the child through this link, with their own account and
 * consent.
 */
function GuardianLink({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('opens');
  const link = useInscriptionLink(openId);
  const { guardianAge } = useGuardianAge();
  return (
    <Stack gap={1} sx={{ justifyItems: 'start' }}>
      <Typography color="textSecondary">{t('players.guardianHint', { age: guardianAge })}</Typography>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiLinkVariant} />}
        onClick={() => void copyLink(link).then(() => notify('success', t('players.linkCopied')))}
      >
        {t('players.guardianLink')}
      </Button>
    </Stack>
  );
}
