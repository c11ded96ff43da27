import { me as meRoute } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#lib/api/query.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { Row } from '#ui/layout.ts';
import { useMe } from './use-me.ts';
import { useResend } from './use-resend.ts';

/**
 * For users with an unverified email: what verification is needed for, and a button to resend the mail.
 * Renders nothing for others.
 */
export function VerifyBanner() {
  const { t } = useTranslation('auth');
  const user = useMe()?.user;
  const resend = useResend();
  if (user === undefined || user.email_verified) return null;
  return (
    <Notice tone="info" title={t('verifyBanner')}>
      {t('verifyHint', { email: user.email })}
      <Row sx={{ mt: 1.5 }}>
        <ActButton
          size="small"
          variant="outlined"
          busy={resend.isPending}
          onClick={() => resend.mutate(user.email)}
        >
          {t('feedback.resend')}
        </ActButton>
        <ActButton size="small" onClick={() => void invalidate(meRoute)}>
          {t('verifyDone')}
        </ActButton>
      </Row>
    </Notice>
  );
}

/**
 * Wraps what needs a verified email: until it is verified, explains why and what to do, instead of showing a
 * form that would fail.
 */
export function VerifiedOnly({ children }: { readonly children: ReactNode }) {
  return useMe()?.user.email_verified === false ? <VerifyBanner /> : children;
}
