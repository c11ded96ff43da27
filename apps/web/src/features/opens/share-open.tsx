import type { OpenPage } from '@topspin/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { ShareButton } from '#lib/share/share-button.tsx';
import { isPublic } from '#domain/is-public.ts';

const KeysForScripts = lazy(async () => {
  const [part] = await Promise.all([import('./keys/keys-for-scripts.tsx'), loadWords(['openKeys'])]);
  return { default: part.KeysForScripts };
});

type Props = { readonly open: OpenPage };

/** Shares the public page of an open. */
export function ShareOpen({ open }: Props) {
  const { t } = useTranslation('common');
  if (!isPublic(open)) return null;
  return (
    <ShareButton
      words={t('share.button')}
      of="open"
      path={paths.publicOpen.replace('$openId', open._id)}
      name={open.name}
      openId={open._id}
      picture={`/api/public/opens/${open._id}/picture`}
      over={open.state === 'finished'}
      forScripts={
        open.may.manage && (
          <Suspense>
            <KeysForScripts open={open} />
          </Suspense>
        )
      }
    />
  );
}
