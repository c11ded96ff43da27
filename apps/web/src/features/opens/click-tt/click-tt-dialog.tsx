import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { ClickTtExport } from './click-tt-export.tsx';

type Props = { readonly openId: string; readonly onClose: () => void };

/** The results of an open as a file for click-TT. */
export function ClickTtDialog({ openId, onClose }: Props) {
  const { t } = useTranslation('clickTt');
  return (
    <Modal title={t('title')} onClose={onClose}>
      <ClickTtExport openId={openId} />
    </Modal>
  );
}
