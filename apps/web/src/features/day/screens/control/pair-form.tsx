import { type Day, newScreen, pairScreen } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Columns } from '#ui/layout.ts';
import { readScreensAgain } from './use-screens.ts';

type Props = { readonly day: Day; readonly number: number };

/** Pairs one more screen; it speaks the language of whoever does, until they choose another. */
export function PairForm({ day, number }: Props) {
  const { t } = useTranslation('screens');
  const nameOf = (next: number) => t('defaultName', { number: next });
  const form = useApiForm({
    schema: newScreen,
    defaultValues: { code: '', name: nameOf(number), lang: currentLanguage() },
    draft: null,
    onSubmit: async (body) => {
      await call(pairScreen, { params: { id: day._id }, body });
      await readScreensAgain();
      form.resetField('code');
      form.resetField('name', { defaultValue: nameOf(number + 1) });
      form.setFocus('code');
    },
  });
  return (
    <Form form={form} submitLabel={t('pair')} quiet={number > 1}>
      <Columns above="sm" gap={2}>
        <TextInput
          control={form.control}
          name="code"
          label={t('code')}
          slotProps={{ input: { inputMode: 'numeric', maxLength: 9, autoComplete: 'off' } }}
        />
        <TextInput control={form.control} name="name" label={t('name')} hint={t('nameHint')} />
      </Columns>
    </Form>
  );
}
