import { verifyEmail } from '@topspin/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { AuthCard } from './auth-card.tsx';

/**
 * The page that the verification mail links to. Only its button verifies, because mail scanners follow links.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { token } = useParams({ from: '/access/verify-email/$token' });
  const isBadLink = (error: Error) => isProblem(error, 'auth.badToken');
  const verify = useWrite({
    write: () => call(verifyEmail, { params: { token } }),
    showsError: isBadLink,
    onSuccess: () => navigate({ to: paths.registrationSuccess, replace: true }),
    onError: async (error) => {
      if (isBadLink(error)) await navigate({ to: paths.registrationError, replace: true });
    },
  });
  return (
    <AuthCard title={t('feedback.verifyTitle')} hint={t('feedback.verifyBody')}>
      <ActButton
        variant="contained"
        size="large"
        sx={{ justifySelf: 'start' }}
        busy={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {t('feedback.verify')}
      </ActButton>
    </AuthCard>
  );
}
