import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { PasswordForm } from './password-form.tsx';

/** The login: with email and password, or with a personal key. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const [withKey, setWithKey] = useState(false);
  return (
    <AuthCard title={t('login.title')}>
      {withKey ? <ApiKeyForm /> : <PasswordForm />}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <TextLink to={paths.recover}>{t('login.forgot')}</TextLink>
        <Typography>
          {t('login.noAccount')} <TextLink to={paths.createAccount}>{t('login.create')}</TextLink>
        </Typography>
        <Button size="small" sx={{ px: 0, minHeight: 44 }} onClick={() => setWithKey(!withKey)}>
          {withKey ? t('login.withPassword') : t('login.withKey')}
        </Button>
      </Box>
    </AuthCard>
  );
}
