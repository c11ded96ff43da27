import { mdiContentCopy, mdiShareVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import type { OpenPage } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { copyLink, isOnlyHere, useLinkTo } from '#lib/link.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';

const QrDialog = lazy(async () => ({ default: (await import('#lib/share/qr-dialog.tsx')).QrDialog }));

type Props = { readonly open: OpenPage };

/** Whether anybody may follow an open without an account. */
const isPublic = ({ state, public_results, functional_diversity }: OpenPage): boolean =>
  public_results && !functional_diversity && state !== 'created';

/** The public page of an open, to share: as a code to scan, as a link, and with the phone's own menu where it has one. */
export function ShareOpen({ open }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const [showing, setShowing] = useState(false);
  const link = useLinkTo(paths.publicOpen.replace('$openId', open._id));
  if (!isPublic(open)) return null;
  const copied = () =>
    isOnlyHere(link)
      ? notify('warning', t('common:onlyHere'), { subtitle: t('common:onlyHereHint') })
      : notify('success', t('players.linkCopied'));
  return (
    <>
      <Button startIcon={<Icon path={mdiShareVariant} />} onClick={() => setShowing(true)}>
        {t('share.button')}
      </Button>
      <Suspense>
        {showing && (
          <QrDialog
            link={link}
            title={t('share.title')}
            hint={t('share.hint')}
            onClose={() => setShowing(false)}
            more={
              <>
                <Button
                  startIcon={<Icon path={mdiContentCopy} />}
                  onClick={() => void copyLink(link).then(copied)}
                >
                  {t('share.copy')}
                </Button>
                <Send name={open.name} link={link} />
              </>
            }
          />
        )}
      </Suspense>
    </>
  );
}

/** The phone's own menu, which browsers have over https alone. Closing it is no error. */
function Send({ name, link }: { readonly name: string; readonly link: string }) {
  const { t } = useTranslation(['opens', 'common']);
  if (typeof navigator.share !== 'function') return null;
  const send = () => navigator.share({ title: name, url: link }).catch(() => undefined);
  return (
    <Button startIcon={<Icon path={mdiShareVariant} />} onClick={() => void send()}>
      {t('share.send')}
    </Button>
  );
}
