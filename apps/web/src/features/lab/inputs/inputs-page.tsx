import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/page.tsx';
import { Columns } from '#ui/layout.ts';
import { GesturePanels } from './gesture-panels.tsx';
import { InputsForm } from './inputs-form.tsx';

/** Every input with its value, and the gestures. */
export function InputsPage() {
  const { t } = useTranslation('lab');
  return (
    <Page title={t('inputs.title')} hint={t('inputs.hint')}>
      <Columns above="md">
        <InputsForm>
          <GesturePanels />
        </InputsForm>
      </Columns>
    </Page>
  );
}
