import {
  creators,
  editSettings,
  getSettings,
  guardianAges,
  installation,
  me,
  type Settings,
  settingsUpdate,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { LoadNewer, useNewerVersions } from '#lib/api/stale-form.tsx';
import { onDevice } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

const schema = z.required(settingsUpdate);

const valuesOf = ({ name, guardian_age, who_creates_opens, who_creates_venues }: Settings) => ({
  name,
  guardian_age,
  who_creates_opens,
  who_creates_venues,
});

/** The name of the installation, who creates opens and venues in it, and the age of consent. */
export function InstallationForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation(['settings', 'common']);
  const read = () => invalidate(getSettings, installation, me);
  const form = useApiForm({
    draft: onDevice('installation'),
    schema,
    defaultValues: valuesOf(settings),
    onSubmit: async (body) => {
      try {
        await call(editSettings, { body, version: settings.version });
      } catch (error) {
        // Somebody else was first: the bar has their name for the installation at once; the form keeps what was typed.
        if (isProblem(error, 'request.staleVersion')) await invalidate(installation, me);
        throw error;
      }
      form.reset(form.getValues());
      await read();
      notify('success', t('settings:saved'));
    },
  });
  useNewerVersions(settings, (newer) => form.rebase(valuesOf(newer)));
  const { control } = form;
  const whoOptions = creators.map((value) => ({ value, label: t(`settings:creators.${value}`) }));
  return (
    <Form
      form={form}
      submitLabel={t('common:save')}
      remedy={<LoadNewer problem={form.problem} read={read} />}
    >
      <TextInput control={control} name="name" label={t('settings:name')} hint={t('settings:nameHint')} />
      <SelectInput
        control={control}
        name="who_creates_opens"
        label={t('settings:createsOpens')}
        options={whoOptions}
      />
      <SelectInput
        control={control}
        name="who_creates_venues"
        label={t('settings:createsVenues')}
        options={whoOptions}
      />
      <NumberInput
        control={control}
        name="guardian_age"
        label={t('settings:guardianAge')}
        hint={t('settings:guardianAgeHint')}
        inputProps={guardianAges}
      />
    </Form>
  );
}
