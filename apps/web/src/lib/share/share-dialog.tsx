import { mdiCodeTags, mdiContentCopy, mdiShareVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyLink, isOnlyHere, useLinkTo } from '#lib/link.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { SharePictures } from './share-pictures.tsx';

type Props = {
  /** The path of a page that anybody may open. */
  readonly path: string;
  readonly of: 'open' | 'match' | 'player';
  /** What the phone's own menu calls it. */
  readonly name: string;
  /** The open that clubs may show on their own pages. */
  readonly openId?: string | undefined;
  /** For its organisers: another way for a site to have its data. */
  readonly forScripts?: ReactNode;
  /** The address of its picture, without shape and language. */
  readonly picture?: string | undefined;
  /** Whether it is finished: nothing is followed live any more. */
  readonly over?: boolean | undefined;
  readonly onClose: () => void;
};

/** A public page, to share: as a code to scan, as a link, and with the phone's own menu where it has one. */
export function ShareDialog({ path, of, name, openId, forScripts, picture, over = false, onClose }: Props) {
  const { t } = useTranslation(['common', 'embedding', 'finish']);
  const link = useLinkTo(path);
  const [embeds, setEmbeds] = useState(false);
  const copied = () =>
    isOnlyHere(link)
      ? notify('warning', t('onlyHere'), { subtitle: t('onlyHereHint') })
      : notify('success', t('share.copied'));
  if (embeds && openId !== undefined)
    return <EmbedDialog {...{ openId, name, forScripts }} onClose={() => setEmbeds(false)} />;
  return (
    <QrDialog
      link={link}
      title={over ? t(`finish:share.${of}`) : t(`share.${of}`)}
      hint={over ? t(of === 'open' ? 'finish:share.hint' : 'finish:share.resultHint') : t('share.hint')}
      onClose={onClose}
      more={
        <>
          <Button startIcon={<Icon path={mdiContentCopy} />} onClick={() => void copyLink(link).then(copied)}>
            {t('share.copy')}
          </Button>
          <Send name={name} link={link} />
          {picture !== undefined && <SharePictures address={picture} name={name} link={link} />}
          {openId !== undefined && (
            <Button startIcon={<Icon path={mdiCodeTags} />} onClick={() => setEmbeds(true)}>
              {t('embedding:button')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The phone's own menu, which browsers have over https alone. Closing it is no error. */
function Send({ name, link }: { readonly name: string; readonly link: string }) {
  const { t } = useTranslation('common');
  if (typeof navigator.share !== 'function') return null;
  const send = () => navigator.share({ title: name, url: link }).catch(() => undefined);
  return (
    <Button startIcon={<Icon path={mdiShareVariant} />} onClick={() => void send()}>
      {t('share.send')}
    </Button>
  );
}
