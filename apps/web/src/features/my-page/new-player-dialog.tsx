import {
  listAdministered,
  createPlayer,
  genders,
  listEntrants,
  listPlayers,
  me as meRoute,
  type OwnPlayer,
  type Phone,
  phoneCodes,
  relations,
} from '@topspin/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import { DateInput } from '#lib/dates/date-input.tsx';
import { useMe } from '#lib/session/use-me.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { ClubInput } from '#domain/player-fields/club-input.tsx';
import { PhoneAudience } from '#domain/player-fields/phone-audience.tsx';
import { inTab } from '#ui/draft/drafts.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ConsentTick } from '#ui/form/consent-tick.tsx';
import { Form } from '#ui/form/form.tsx';
import { PhoneFields } from '#ui/form/phone-fields.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { newPlayerDefaults, newPlayerSchema } from './new-player-values.ts';

/** The contact phone of the previous child, since siblings share it. */
const lastContact = ['lastContact'];

type Props = {
  readonly onClose: () => void;
  /** Shows what comes next, instead of closing it. */
  readonly onCreated?: (player: OwnPlayer) => void;
};

/** Creates a profile for somebody else, with that person's consent. */
export function NewPlayerDialog({ onClose, onCreated }: Props) {
  const { t } = useTranslation(['management', 'common', 'consents']);
  const draft = inTab('player:new');
  const create = useCreation(createPlayer, draft);
  const me = useMe();
  // A child's contact phone is that of the adult filling this in.
  const phone = queries.getQueryData<Phone>(lastContact) ??
    me?.player?.contact_phone ??
    me?.user.phones[0] ?? { ...newPlayerDefaults.contact_phone, name: me?.user.name ?? '' };
  const form = useApiForm({
    schema: newPlayerSchema,
    defaultValues: { ...newPlayerDefaults, contact_phone: phone },
    draft,
    onSubmit: async (body) => {
      const player = await create({ body });
      await invalidate(listAdministered, meRoute, listEntrants, listPlayers);
      queries.setQueryData<Phone>(lastContact, body.contact_phone);
      if (onCreated) return onCreated(player);
      notify('success', t('management:players.created', { name: player.name }));
      onClose();
    },
  });
  const { control } = form;
  const [birth, relation] = form.watch(['date_of_birth', 'relation']);
  const isGuardian = relation === 'guardian';
  const { guardianAge, isChild: isBelowAge } = useGuardianAge();
  const isChild = isBelowAge(birth);
  const consent = [
    t(`consents:profile.${isGuardian ? 'guardian' : 'representative'}`),
    ...(isGuardian && isChild ? [t('consents:guardian.guardian', { age: guardianAge })] : []),
  ].join(' ');
  const genderOptions = [
    { value: '', label: t('management:players.genderNone') },
    ...genders.map((value) => ({ value, label: t(`common:genders.${value}`) })),
  ];
  return (
    <Modal title={t('management:players.create')} maxWidth="sm" fillsPhone onClose={onClose}>
      <Box sx={{ pt: 1 }}>
        <Form form={form} submitLabel={t('management:players.submit')} onCancel={onClose}>
          <TextInput
            control={control}
            name="name"
            label={t('management:players.name')}
            autoComplete="off"
            required
          />
          <DateInput
            control={control}
            name="date_of_birth"
            tense="past"
            label={t('management:players.birth')}
            required={isGuardian}
          />
          <SelectInput
            control={control}
            name="gender"
            label={t('management:players.gender')}
            options={genderOptions}
          />
          <ClubInput control={control} name="club" label={t('management:players.club')} />
          <PhoneFields control={control} path="contact_phone" codes={phoneCodes} required />
          <PhoneAudience birth={birth} whose="theirs" adminOnly />
          <SelectInput
            control={control}
            name="relation"
            label={t('management:players.relation')}
            options={relations.map((value) => ({ value, label: t(`management:players.relations.${value}`) }))}
          />
          {isChild && !isGuardian && (
            <ConsentTick
              control={control}
              name="guardian_consent"
              label={t('consents:guardian.paper', { age: guardianAge })}
            />
          )}
          <ConsentTick control={control} name="consent" label={consent} />
        </Form>
      </Box>
    </Modal>
  );
}
