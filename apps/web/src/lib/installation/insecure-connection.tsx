import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Hint } from '#ui/page/hint.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { useInstallation } from './use-installation.ts';

type Props = { readonly mt?: number };

/** Over plain HTTP, one quiet line about what browsers forbid there, and the way to have it where the server offers one. */
export function InsecureConnection({ mt = 3 }: Props) {
  const { t } = useTranslation();
  const installation = useInstallation();
  if (window.isSecureContext) return null;
  return (
    <Hint sx={{ mt }}>
      {t('insecure.body')}
      {installation?.https && (
        <>
          {' '}
          <TextLink to={paths.secure}>{t('insecure.link')}</TextLink>
        </>
      )}
    </Hint>
  );
}
