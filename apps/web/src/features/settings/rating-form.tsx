import { ratingSettings, setRating, type Settings } from '@topspin/contract';
import { defaultRatingSettings, ratingUpdatings, type RatingSettings } from '@topspin/engine';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { DecimalInput } from '#ui/form/decimal-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { RatingPreview } from './rating-preview.tsx';

const schema = ratingSettings;
const decimals = ['start', 'floor', 'scale', 'k', 'provisionalK'] as const;

/** The constants of the rating. What they would change is shown before they are applied; afterwards they can be put back. */
export function RatingForm({ rating }: { readonly rating: Settings['rating'] }) {
  const { t } = useTranslation(['settings', 'common']);
  const [proposed, setProposed] = useState<RatingSettings | null>(null);
  const form = useApiForm({
    draft: null,
    schema,
    defaultValues: rating,
    onSubmit: async (values) => setProposed(values),
  });
  const put = async (values: RatingSettings) => {
    await call(setRating, { body: { rating: values } });
    form.reset(values);
    await queries.invalidateQueries();
  };
  const apply = useWrite({
    write: put,
    onSuccess: () => {
      setProposed(null);
      notifyRemoved(t('settings:rating.applied'), { undo: () => put(rating) });
    },
  });
  const { control } = form;
  return (
    <>
      <Form
        form={form}
        quiet
        submitLabel={t('settings:rating.preview')}
        disabled={!form.formState.isDirty}
        secondary={
          <Button
            onClick={() =>
              Object.entries(defaultRatingSettings).forEach(([name, value]) =>
                form.setValue(nameOf(name), value, { shouldDirty: true }),
              )
            }
          >
            {t('settings:rating.usual')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {decimals.map((name) => (
            <DecimalInput key={name} control={control} name={name} label={t(`settings:rating.${name}`)} />
          ))}
          <NumberInput
            control={control}
            name="provisionalMatches"
            label={t('settings:rating.provisionalMatches')}
          />
          <SelectInput
            control={control}
            name="updating"
            label={t('settings:rating.updating')}
            options={ratingUpdatings.map((value) => ({
              value,
              label: t(`settings:rating.updatings.${value}`),
            }))}
          />
        </Box>
      </Form>
      {proposed && (
        <ConfirmDialog
          title={t('settings:rating.previewTitle')}
          confirm={t('settings:rating.apply')}
          busy={apply.isPending}
          onConfirm={() => apply.mutate(proposed)}
          onCancel={() => setProposed(null)}
        >
          <RatingPreview rating={proposed} />
        </ConfirmDialog>
      )}
    </>
  );
}

const names = [...decimals, 'provisionalMatches', 'updating'] as const;
const nameOf = (text: string) => names.find((name) => name === text) ?? 'start';
