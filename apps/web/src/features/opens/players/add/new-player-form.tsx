import { mdiLinkVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type BodyInputOf,
  createPlayer,
  defaultPhoneCode,
  genders,
  listPlayers,
  type OpenPage,
  type PhoneCode,
  phoneCodes,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { invalidate } from '#lib/api/query.ts';
import { DateInput } from '#lib/dates/date-input.tsx';
import { useCreation } from '#lib/api/use-creation.ts';
import { hasPossibleBirth } from '#lib/player-fields/birth-date.ts';
import { ClubInput } from '#lib/player-fields/club-input.tsx';
import { inTab } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { copyLink } from '#lib/link.ts';
import { useInscriptionLink } from '../inscription-link.ts';

type Body = BodyInputOf<typeof createPlayer>;
type Values = {
  readonly name: string;
  readonly date_of_birth: string;
  readonly gender: string;
  readonly club: string;
  readonly contact_phone: { readonly code: PhoneCode; readonly phone: string };
  readonly consent: boolean;
  readonly guardian_consent: boolean;
};

/** The contract's schema of a player applied to the form: empty fields are left out. */
const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(
      ({ gender, club, date_of_birth, contact_phone, ...rest }: Values): Body =>
        ({
          ...rest,
          gender: gender || null,
          club: club || null,
          date_of_birth: date_of_birth || null,
          contact_phone: { ...contact_phone, name: rest.name },
        }) as Body,
    ),
  ),
  createPlayer.body.check(hasPossibleBirth),
);

const empty: Values = {
  name: '',
  date_of_birth: '',
  gender: '',
  club: '',
  contact_phone: { code: defaultPhoneCode, phone: '' },
  consent: false,
  guardian_consent: false,
};

type Props = {
  readonly open: OpenPage;
  /** What was typed already. */
  readonly name: string;
  readonly onCreated: (playerId: string, name: string) => void;
};

/** A player profile for somebody else, with consent. */
export function NewPlayerForm({ open, name, onCreated }: Props) {
  const { t } = useTranslation(['opens', 'common', 'consents']);
  const client = useQueryClient();
  const draft = name === '' ? inTab(`open:${open._id}:player`) : null;
  const create = useCreation(createPlayer, draft);
  const form = useApiForm({
    schema,
    defaultValues: { ...empty, name },
    draft,
    onSubmit: async (body) => {
      const player = await create({ body });
      await invalidate(client, listPlayers);
      onCreated(player._id, player.name);
    },
  });
  const { control } = form;
  const [birth, typed] = form.watch(['date_of_birth', 'name']);
  const { guardianAge, isChild: isBelowAge } = useGuardianAge();
  const isChild = isBelowAge(birth);
  const person = typed.trim() || t('players.eachOne');
  const consent = [
    t('consents:profile.representative'),
    t('consents:inscription.paper', { player: person, open: open.name }),
  ].join(' ');
  return (
    <Box sx={{ pt: 1 }}>
      <Form form={form} submitLabel={t('players.enrol')}>
        <TextInput control={control} name="name" label={t('fields.name')} required />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
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
        </Box>
        <ClubInput control={control} name="club" label={t('players.club')} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '120px 1fr' }}>
          <SelectInput
            control={control}
            name="contact_phone.code"
            label={t('common:phone.code')}
            options={phoneCodes.map((code) => ({ value: code, label: code }))}
          />
          <TextInput
            control={control}
            name="contact_phone.phone"
            type="tel"
            label={t('common:phone.phone')}
            required
          />
        </Box>
        {isChild && <GuardianLink openId={open._id} />}
        {isChild && (
          <TickBox
            control={control}
            name="guardian_consent"
            label={t('consents:guardian.paper', { age: guardianAge })}
          />
        )}
        <TickBox control={control} name="consent" label={consent} />
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
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography color="textSecondary">{t('players.guardianHint', { age: guardianAge })}</Typography>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiLinkVariant} />}
        onClick={() => void copyLink(link).then(() => notify('success', t('players.linkCopied')))}
      >
        {t('players.guardianLink')}
      </Button>
    </Box>
  );
}
