import type { ScoreLink } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { useLinkAddress, useLinkPlace } from './link-place.ts';

const QrDialog = lazyDialog(async () => (await import('#lib/share/qr-dialog.tsx')).QrDialog);

type Props = { readonly link: ScoreLink; readonly onClose: () => void };

/** The QR code of a link, large enough to be scanned from the other side of the table. */
export function LinkDialog({ link, onClose }: Props) {
  const { t } = useTranslation('umpires');
  const address = useLinkAddress(link.token);
  const title = useLinkPlace()(link);
  return (
    <QrDialog
      title={title}
      hint={t(link.table === null ? 'ofMatchHint' : 'scanHint')}
      link={address}
      onClose={onClose}
    />
  );
}
