import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** For visitors who are not logged in. */
export function BackToLogin() {
  const { t } = useTranslation('auth');
  if (useSession().refreshToken !== null) return null;
  return (
    <ButtonLink to={paths.auth} variant="outlined">
      {t('recover.back')}
    </ButtonLink>
  );
}
