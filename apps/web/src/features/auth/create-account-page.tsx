import { installation } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { WithInvitation } from './with-invitation.tsx';
import { AuthCard } from './auth-card.tsx';
import { CheckYourMail } from './check-your-mail.tsx';
import { RegisterForm } from './register-form.tsx';

/** A new account; on a fresh installation the first one, which administers it. */
export function CreateAccountPage() {
  const { t } = useTranslation('auth');
  const firstAccount = useQuery(apiQuery(installation)).data?.first_account ?? 'done';
  const next = useSearch({ from: '/access' });
  const [mailSentTo, setMailSentTo] = useState<string | null>(null);
  if (mailSentTo !== null) return <CheckYourMail email={mailSentTo} />;
  const words =
    firstAccount === 'done'
      ? { title: t('register.title') }
      : { title: t('register.firstTitle'), hint: t('register.firstHint') };
  return (
    <AuthCard {...words}>
      <WithInvitation next={next.next}>
        <RegisterForm asksSetupCode={firstAccount === 'needsSetupCode'} onMailSent={setMailSentTo} />
      </WithInvitation>
      <Typography>
        {t('register.haveAccount')}{' '}
        <TextLink to={paths.auth} search={next}>
          {t('register.login')}
        </TextLink>
      </Typography>
    </AuthCard>
  );
}
