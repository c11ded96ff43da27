import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { useResend } from '#lib/session/use-resend.ts';
import { Row } from '#ui/layout.ts';

/** After registering with mail enabled: a link was mailed, and the user may log in meanwhile. */
export function CheckYourMail({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const next = useSearch({ from: '/access' });
  const resend = useResend();
  return (
    <AuthCard title={t('feedback.checkTitle')}>
      <Typography>{t('feedback.checkBody', { email })}</Typography>
      <Row sx={{ alignItems: 'stretch' }}>
        <ButtonLink to={paths.auth} search={next} variant="contained" size="large">
          {t('feedback.goToLogin')}
        </ButtonLink>
        <ActButton busy={resend.isPending} onClick={() => resend.mutate(email)}>
          {t('feedback.resend')}
        </ActButton>
      </Row>
    </AuthCard>
  );
}
