import { installation } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Notice } from '#ui/state/notice.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { RecoverConfirmForm } from './recover-confirm-form.tsx';
import { RecoverRequestForm } from './recover-request-form.tsx';

/** A forgotten password: first the code by mail, then the code and a new password. */
export function RecoverPage() {
  const { t } = useTranslation('auth');
  const mail = useQuery(apiQuery(installation)).data?.mail ?? true;
  const [step, setStep] = useState({ confirming: false, email: '' });
  return (
    <AuthCard
      title={t(step.confirming ? 'recover.confirmTitle' : 'recover.title')}
      {...(mail && !step.confirming && { hint: t('recover.hint') })}
    >
      {!mail && <Notice tone="info" title={t('recover.noMail')} />}
      {step.confirming ? (
        <RecoverConfirmForm
          mail={mail}
          email={step.email}
          onAgain={() => setStep({ ...step, confirming: false })}
        />
      ) : (
        <RecoverRequestForm
          mail={mail}
          email={step.email}
          onCode={(email) => setStep({ confirming: true, email })}
        />
      )}
      <TextLink to={paths.auth} sx={{ justifySelf: 'start' }}>
        {t('recover.back')}
      </TextLink>
    </AuthCard>
  );
}
