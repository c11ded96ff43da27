import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { installation } from '@topspin/contract';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useWhyEnded } from '#lib/session/why-ended.ts';
import { useProblemWords } from '#ui/state/error-words.ts';
import { useBrand } from '#lib/installation/brand.ts';
import { Notice } from '#ui/state/notice.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { Stack } from '#ui/layout.ts';
import { ApiKeyForm } from './api-key-form.tsx';
import { WithInvitation } from './with-invitation.tsx';
import { AuthCard } from './auth-card.tsx';
import { ResultsLink } from './results-link.tsx';
import { PasswordForm } from './password-form.tsx';

/** The login: with email and password, or with an API key. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const [withKey, setWithKey] = useState(false);
  const next = useSearch({ from: '/access' });
  const firstAccount = useQuery(apiQuery(installation)).data?.first_account ?? 'done';
  return (
    <AuthCard title={t('login.title', { installation: useBrand().name })}>
      <WhyEnded />
      {firstAccount !== 'done' && (
        <Notice tone="info" title={t('register.firstTitle')}>
          {t('register.firstHint')}{' '}
          <TextLink to={paths.createAccount} search={next}>
            {t('login.create')}
          </TextLink>
        </Notice>
      )}
      <WithInvitation next={next.next}>{withKey ? <ApiKeyForm /> : <PasswordForm />}</WithInvitation>
      <Stack gap={1} sx={{ justifyItems: 'start' }}>
        <ResultsLink next={next.next} />
        <TextLink to={paths.recover}>{t('login.forgot')}</TextLink>
        <Typography>
          {t('login.noAccount')}{' '}
          <TextLink to={paths.createAccount} search={next}>
            {t('login.create')}
          </TextLink>
        </Typography>
        <Button size="small" sx={{ px: 0, minHeight: 44 }} onClick={() => setWithKey(!withKey)}>
          {withKey ? t('login.withPassword') : t('login.withKey')}
        </Button>
      </Stack>
    </AuthCard>
  );
}

/** Why the session of somebody who was logged in has ended: their account is disabled, or an admin logged it out. */
function WhyEnded() {
  const reason = useWhyEnded();
  const words = useProblemWords()(reason);
  if (reason === undefined) return null;
  return (
    <Notice tone="info" title={words.title}>
      {words.hint}
    </Notice>
  );
}
