import FormHelperText from '@mui/material/FormHelperText';
import { createRounds, type Edition, getEdition, listOpens, listVenues } from '@topspin/contract';
import { bestOfs, doublesClasses } from '@topspin/engine';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { invalidate } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { OptionSearchInput } from '#domain/options/option-search-input.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { formatDays } from '#lib/format.ts';
import { isWallTime, ownTimeZone } from '#lib/zoned-time.ts';
import { Hint } from '#ui/page/hint.tsx';
import { onDevice } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { RangeInput } from '#ui/form/range-input.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { suggestedAges, suggestedRatings } from '../form/open-form-values.ts';
import { Pair, Section } from '../form/section.tsx';
import { keepingNames } from './plan.ts';
import { PlanFields } from './plan-fields.tsx';
import { RoundRows, SkippedDays } from './round-rows.tsx';
import { fieldOf, firstRounds, roundsOf, roundsSchema } from './rounds-values.ts';

type Props = { readonly edition: Edition };

/** The rounds of a season: how they follow one another, what they have in common, and the list that comes of it. */
export function RoundsForm({ edition }: Props) {
  const { t } = useTranslation('opens');
  const navigate = useNavigate();
  const draft = onDevice(`rounds:${edition._id}`);
  const create = useCreation(createRounds, draft);
  const [venueId, setVenueId] = useState('');
  const venues = useOptions(listVenues, { sortBy: ['name'], chosen: venueId });
  const [values] = useState(() => firstRounds(edition, t('rounds.patternDefault'), Date.now()));
  const form = useApiForm({
    schema: roundsSchema((id) => venues.rowOf(id)?.time_zone ?? ownTimeZone()),
    defaultValues: values,
    draft,
    rename: fieldOf,
    onSubmit: async (body) => {
      const { opens } = await create({ params: { id: edition._id }, body });
      await invalidate(listOpens, getEdition);
      notify('success', t('rounds.created', { count: opens.length }));
      await navigate({ to: paths.edition, params: { circuitEditionId: edition._id } });
    },
  });
  const { control, getValues, setValue } = form;
  const { grades } = edition.ranking_system;
  const [watched, rounds] = useWatch({ control, name: ['venue_id', 'rounds'] });
  if (watched !== venueId) setVenueId(watched);
  const isOutside = rounds.some(({ start }) => isWallTime(start) && !isWithin(start.slice(0, 10), edition));
  const replan = (patternBefore: string) => {
    const planned = keepingNames(getValues('rounds'), patternBefore, roundsOf(getValues()));
    setValue('rounds', planned, { shouldDirty: true });
  };
  const skip = (days: string[]) => {
    setValue('skipped', days, { shouldDirty: true });
    replan(getValues('pattern'));
  };
  return (
    <Form
      form={form}
      submitLabel={t('rounds.create', { count: rounds.length })}
      disabled={rounds.length === 0 || (venueId !== '' && venues.rowOf(venueId) === undefined)}
    >
      <Section title={t('rounds.when')}>
        <PlanFields form={form} onChange={replan} />
      </Section>
      <Section title={t('rounds.where')}>
        <OptionSearchInput
          control={control}
          name="venue_id"
          label={t('fields.venue')}
          none={t('fields.noVenue')}
          options={venues}
          labelOf={({ name }) => name}
        />
        <TextInput
          control={control}
          name="organiser_email"
          type="email"
          label={t('rounds.organiser')}
          hint={t('rounds.organiserHint')}
        />
      </Section>
      <Section title={t('sections.play')}>
        {grades.length > 0 && (
          <SelectInput
            control={control}
            name="grade"
            label={t('place.grade')}
            options={[
              { value: '', label: t('place.noGrade') },
              ...grades.map(({ grade, name }) => ({ value: grade, label: name })),
            ]}
          />
        )}
        <SelectInput
          control={control}
          name="doubles"
          label={t('doubles.field')}
          options={[
            { value: '', label: t('doubles.singles') },
            ...doublesClasses.map((value) => ({ value, label: t(`doubles.${value}`) })),
          ]}
        />
        <SelectInput
          control={control}
          name="best_of"
          label={t('fields.best_of')}
          options={bestOfs.map((count) => ({ value: count, label: t('bestOf', { count }) }))}
        />
        <Pair>
          <NumberInput control={control} name="players_min" label={t('fields.players_min')} />
          <NumberInput control={control} name="players_max" label={t('fields.players_max')} />
        </Pair>
      </Section>
      <Section title={t('sections.who')}>
        <RangeInput control={control} name="age_range" label={t('fields.age')} suggested={suggestedAges} />
        <RangeInput
          control={control}
          name="rating_range"
          label={t('fields.rating')}
          suggested={suggestedRatings}
        />
        <TickBox control={control} name="functional_diversity" label={t('fields.functional_diversity')} />
      </Section>
      <Section title={t('rounds.list')}>
        <Hint>{t('rounds.listHint')}</Hint>
        <RoundRows form={form} onSkip={skip} />
        <SkippedDays form={form} onSkip={skip} />
        {isOutside && (
          <FormHelperText>
            {t('rounds.outside', {
              from: formatDays(edition.date_start, edition.date_start, 'UTC'),
              to: formatDays(edition.date_end, edition.date_end, 'UTC'),
            })}
          </FormHelperText>
        )}
      </Section>
    </Form>
  );
}

const isWithin = (day: string, { date_start: from, date_end: to }: Edition): boolean =>
  from <= day && day <= to;
