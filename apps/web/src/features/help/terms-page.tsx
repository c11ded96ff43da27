import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/page.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { Stack } from '#ui/layout.ts';
import { BackToLogin } from './back-to-login.tsx';

const sections = [
  'what',
  'account',
  'player',
  'organisers',
  'results',
  'privacy',
  'maps',
  'rights',
  'conduct',
  'changes',
] as const;

/** The terms accepted at sign-up, readable without a login. */
export function TermsPage() {
  const { t } = useTranslation('terms');
  return (
    <Page title={t('title')} hint={t('updated')} action={<BackToLogin />}>
      <Stack gap={4} sx={{ maxWidth: widths.text }}>
        {sections.map((section) => (
          <section key={section}>
            <Typography variant="h2" gutterBottom>
              {t(`sections.${section}.title`)}
            </Typography>
            <Typography>{t(`sections.${section}.body`)}</Typography>
          </section>
        ))}
      </Stack>
    </Page>
  );
}
