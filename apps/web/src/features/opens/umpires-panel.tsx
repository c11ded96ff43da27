import type { OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** For organisers: the way to the QR codes of the umpires, while its matches can be umpired, now or later. */
export function UmpiresPanel({ open: { _id, state } }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  if (state === 'finished' || state === 'canceled') return null;
  return (
    <Panel title={t('information.umpires')}>
      <Hint sx={{ mb: 2 }}>{t('information.umpiresHint')}</Hint>
      <ButtonLink variant="outlined" to={paths.umpireCodes} params={{ openId: _id }}>
        {t('information.umpiresGo')}
      </ButtonLink>
    </Panel>
  );
}
