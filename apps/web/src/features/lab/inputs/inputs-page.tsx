import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/page.tsx';
import { GesturePanels } from './gesture-panels.tsx';
import { InputsForm } from './inputs-form.tsx';

/** Every input with its value, and the gestures. */
export function InputsPage() {
  const { t } = useTranslation('lab');
  return (
    <Page title={t('inputs.title')} hint={t('inputs.hint')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <InputsForm>
          <GesturePanels />
        </InputsForm>
      </Box>
    </Page>
  );
}
