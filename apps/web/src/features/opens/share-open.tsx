import { mdiShareVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import type { OpenPage } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#lib/i18n.ts';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { isPublic } from './is-public.ts';

const ShareDialog = lazyDialog(async () => (await import('#lib/share/share-dialog.tsx')).ShareDialog);

const KeysForScripts = lazy(async () => {
  const [part] = await Promise.all([import('./keys/keys-for-scripts.tsx'), loadWords(['openKeys'])]);
  return { default: part.KeysForScripts };
});

type Props = { readonly open: OpenPage };

/** Shares the public page of an open. */
export function ShareOpen({ open }: Props) {
  const { t } = useTranslation('common');
  const [showing, setShowing] = useState(false);
  if (!isPublic(open)) return null;
  return (
    <>
      <Button startIcon={<Icon path={mdiShareVariant} />} onClick={() => setShowing(true)}>
        {t('share.button')}
      </Button>
      {showing && (
        <ShareDialog
          of="open"
          path={paths.publicOpen.replace('$openId', open._id)}
          name={open.name}
          openId={open._id}
          forScripts={
            open.may.manage && (
              <Suspense>
                <KeysForScripts open={open} />
              </Suspense>
            )
          }
          onClose={() => setShowing(false)}
        />
      )}
    </>
  );
}
