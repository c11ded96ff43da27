import Box from '@mui/material/Box';
import { enterGroup, getOpen, type Group, lateNewcomer } from '@topspin/contract';
import { genders } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { apiQuery, queries } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { DateInput } from '#lib/dates/date-input.tsx';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { hasPossibleBirth } from '#domain/player-fields/birth-date.ts';
import { ClubInput } from '#domain/player-fields/club-input.tsx';
import { RatingInput } from '#domain/player-fields/rating-input.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { inTab } from '#ui/draft/drafts.ts';
import { ConsentTick } from '#ui/form/consent-tick.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useGroupName } from '../shown/group-name.ts';

type Body = z.input<typeof lateNewcomer>;
type Values = {
  readonly as: Body['as'];
  readonly name: string;
  readonly club: string;
  readonly date_of_birth: string;
  readonly gender: Body['gender'];
  readonly initial_rating: number | null;
  readonly consent: boolean;
  readonly guardian_consent: boolean;
};

type Profile = Pick<Values, 'date_of_birth' | 'gender' | 'initial_rating' | 'guardian_consent'>;

const noProfile = { date_of_birth: null, gender: null, initial_rating: null, guardian_consent: false };
const profileOf = ({ date_of_birth, gender, ...rest }: Profile) => ({
  ...rest,
  date_of_birth: date_of_birth || null,
  gender: gender || null,
});

/** The contract's schema applied to the form: empty fields are nothing, and an unticked box is no consent. */
const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(({ as, name, club, consent, ...profile }: Values): Partial<Body> => ({
      as,
      name,
      club: club || null,
      ...(consent && { consent: { confirmed: true as const } }),
      ...(as === 'player' ? profileOf(profile) : noProfile),
    })),
  ),
  lateNewcomer.check(hasPossibleBirth),
);

type Props = { readonly group: Group; readonly onBack: () => void; readonly onDone: () => void };

/** Adds somebody who was not registered to a group: a new player where the open is trusted, or a guest. */
export function LateNewcomer({ group, ...rest }: Props) {
  const open = useQuery(apiQuery(getOpen, { params: { id: group.open._id } }));
  if (open.isPending) return <RowSkeletons count={4} height={52} />;
  if (open.isLoadingError) return <ErrorState error={open.error} onRetry={() => void open.refetch()} />;
  return (
    <NewcomerForm
      group={group}
      makesPlayers={open.data.may.enrol_others}
      hasGender={open.data.gender !== null}
      {...rest}
    />
  );
}

type FormProps = Props & {
  readonly makesPlayers: boolean;
  /** Whether the open is for men or for women. */
  readonly hasGender: boolean;
};

function NewcomerForm({ group, makesPlayers, hasGender, onBack, onDone }: FormProps) {
  const { t } = useTranslation(['competition', 'opens', 'consents', 'common']);
  const groupName = useGroupName()(group);
  const draft = inTab(`group:${group._id}:newcomer`);
  const enter = useCreation(enterGroup, draft);
  const form = useApiForm({
    schema,
    defaultValues: {
      as: makesPlayers ? 'player' : 'guest',
      name: '',
      club: '',
      date_of_birth: '',
      gender: null,
      initial_rating: null,
      consent: false,
      guardian_consent: false,
    },
    draft,
    onSubmit: async (body) => {
      await enter({ params: { id: group._id }, body });
      notify('success', t('lateEntry.done', { name: body.name, group: groupName }));
      await queries.invalidateQueries();
      onDone();
    },
  });
  const { control } = form;
  const [as, birth, typed] = form.watch(['as', 'date_of_birth', 'name']);
  const { guardianAge, isChild } = useGuardianAge();
  const player = typed.trim() || t('opens:players.thisOne');
  const consent = as === 'player' ? 'consents:inscription.paperWithProfile' : 'consents:inscription.paper';
  return (
    <Box sx={{ pt: 1 }}>
      <Form form={form} submitLabel={t('lateEntry.confirm')} onCancel={onBack}>
        {makesPlayers && (
          <SelectInput
            control={control}
            name="as"
            label={t('lateEntry.as')}
            options={(['player', 'guest'] as const).map((value) => ({
              value,
              label: t(`lateEntry.kinds.${value}`),
            }))}
          />
        )}
        {as === 'guest' && <Hint>{t('opens:players.guestHint')}</Hint>}
        <TextInput control={control} name="name" label={t('opens:fields.name')} required />
        <ClubInput control={control} name="club" label={t('opens:players.club')} />
        {as === 'player' && (
          <DateInput control={control} name="date_of_birth" tense="past" label={t('opens:players.birth')} />
        )}
        {as === 'player' && hasGender && (
          <SelectInput
            control={control}
            name="gender"
            label={t('opens:fields.gender')}
            options={genders.map((value) => ({ value, label: t(`common:genders.${value}`) }))}
          />
        )}
        {as === 'player' && <RatingInput control={control} name="initial_rating" />}
        {as === 'player' && isChild(birth) && (
          <ConsentTick
            control={control}
            name="guardian_consent"
            label={t('consents:guardian.paper', { age: guardianAge })}
          />
        )}
        <ConsentTick control={control} name="consent" label={t(consent, { player, open: group.open.name })} />
      </Form>
    </Box>
  );
}
