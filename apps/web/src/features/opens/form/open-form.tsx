import { mdiPlus } from '@mdi/js';
import { genders, listVenues, type newOpen, type OpenPage } from '@topspin/contract';
import { ageReckonings, bestOfs, doublesClasses } from '@topspin/engine';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod/mini';
import { paths } from '#lib/paths.ts';
import { useMay } from '#lib/session/use-me.ts';
import { Icon } from '#ui/icon.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { DateTimeInput } from '#lib/dates/date-time-input.tsx';
import { DescriptionInput } from '#domain/description/description-input.tsx';
import { OptionSearchInput } from '#domain/options/option-search-input.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { isWallTime, ownTimeZone } from '#lib/zoned-time.ts';
import { type Draft } from '#ui/draft/drafts.ts';
import { RangeInput } from '#ui/form/range-input.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { Form } from '#ui/form/form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { EditionField } from '../place/edition-field.tsx';
import {
  type OpenFormValues,
  openFormSchema,
  sameDaysLater,
  suggestedAges,
  suggestedRatings,
  suggestedRatingSums,
} from './open-form-values.ts';
import { usePlannedPlaces } from './planned-places.ts';
import { Pair, Section } from './section.tsx';
import { ZoneHint } from './zone-hint.tsx';

type Props = {
  readonly values: OpenFormValues;
  /** The name of its draft. */
  readonly draft: Draft;
  readonly submitLabel: string;
  /** Whether there is no venue yet to choose. */
  readonly lacksVenues?: boolean;
  /** The edition it is in. */
  readonly edition?: OpenPage['edition'];
  /** An open that is there keeps its discipline. */
  readonly isMade?: boolean;
  /** How many sides it was planned for: in doubles they are twice as many people. */
  readonly sides?: number | undefined;
  readonly onSubmit: (open: z.output<typeof newOpen>) => Promise<void>;
  readonly remedy?: (form: {
    readonly problem: Error | null;
    readonly rebase: (fresh: OpenFormValues) => void;
  }) => ReactNode;
};

/** The form of an open: what it is, where and when it is played, and who may play. */
export function OpenForm({
  values,
  draft,
  submitLabel,
  lacksVenues = false,
  edition = null,
  isMade = false,
  sides,
  onSubmit,
  remedy,
}: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const mayCreateVenues = useMay().create_venues;
  const [venueId, setVenueId] = useState(values.venue_id);
  const venues = useOptions(listVenues, { sortBy: ['name'], chosen: venueId });
  const zoneOf = (id: string) => venues.rowOf(id)?.time_zone ?? ownTimeZone();
  const form = useApiForm({ schema: openFormSchema(zoneOf), defaultValues: values, draft, onSubmit });
  const { control } = form;
  const watched = useWatch({ control, name: 'venue_id' });
  if (watched !== venueId) setVenueId(watched);
  const endIsSet = form.formState.dirtyFields.date_end === true;
  const moveEnd = (from: string, to: string) => {
    const end = form.getValues('date_end');
    if (!endIsSet && isWallTime(end)) form.setValue('date_end', sameDaysLater(end, from, to));
  };
  const isSingles = !useWatch({ control, name: 'doubles' });
  usePlannedPlaces(form, { sides, isDoubles: !isSingles });
  const limitsAges = useWatch({ control, name: 'age_range' }) !== null;
  const any = { value: '', label: t('fields.anyGender') };
  return (
    <Form
      form={form}
      submitLabel={submitLabel}
      remedy={remedy?.(form)}
      disabled={venueId !== '' && venues.rowOf(venueId) === undefined}
    >
      <Section title={t('sections.what')}>
        <TextInput control={control} name="name" label={t('fields.name')} required />
        <Pair>
          <DateTimeInput
            control={control}
            name="date_start"
            label={t('fields.date_start')}
            onMoved={moveEnd}
          />
          <DateTimeInput control={control} name="date_end" label={t('fields.date_end')} />
        </Pair>
        <ZoneHint control={control} zoneOf={zoneOf} />
        <DescriptionInput control={control} name="description" of="open" optional />
        <TextInput
          control={control}
          name="contact"
          label={t('fields.contact')}
          hint={t('fields.contactHint')}
        />
      </Section>
      <Section title={t('sections.where')}>
        <OptionSearchInput
          control={control}
          name="venue_id"
          label={t('fields.venue')}
          none={t('fields.noVenue')}
          options={venues}
          labelOf={({ name }) => name}
        />
        {lacksVenues && mayCreateVenues && (
          <ButtonLink
            variant="outlined"
            startIcon={<Icon path={mdiPlus} />}
            to={paths.newVenue}
            search={{ after: 'back' }}
            sx={{ justifySelf: 'start' }}
          >
            {t('fields.createVenue')}
          </ButtonLink>
        )}
      </Section>
      <Section title={t('sections.play')}>
        {!isMade && (
          <SelectInput
            control={control}
            name="doubles"
            label={t('doubles.field')}
            hint={t('doubles.hint')}
            options={[
              { value: '', label: t('doubles.singles') },
              ...doublesClasses.map((value) => ({ value, label: t(`doubles.${value}`) })),
            ]}
          />
        )}
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
      <Section title={t('place.title')}>
        <EditionField form={form} in={edition} />
      </Section>
      <Section title={t('sections.who')}>
        {isSingles && (
          <SelectInput
            control={control}
            name="gender"
            label={t('fields.gender')}
            options={[
              any,
              ...genders.map((gender) => ({ value: gender, label: t(`common:genders.${gender}`) })),
            ]}
          />
        )}
        <RangeInput control={control} name="age_range" label={t('fields.age')} suggested={suggestedAges} />
        {limitsAges && (
          <SelectInput
            control={control}
            name="age_reckoning"
            label={t('fields.age_reckoning')}
            options={ageReckonings.map((value) => ({ value, label: t(`fields.ageReckonings.${value}`) }))}
          />
        )}
        <RangeInput
          control={control}
          name="rating_range"
          label={t('fields.rating')}
          suggested={suggestedRatings}
        />
        {!isSingles && (
          <RangeInput
            control={control}
            name="rating_sum_range"
            label={t('doubles.ratingSum')}
            suggested={suggestedRatingSums}
          />
        )}
        <TickBox control={control} name="functional_diversity" label={t('fields.functional_diversity')} />
        <TickBox control={control} name="public_results" label={t('fields.public_results_hint')} />
      </Section>
    </Form>
  );
}
