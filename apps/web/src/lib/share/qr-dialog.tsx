import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnlyHere } from '#lib/link.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { QrCode } from './qr-code.tsx';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
  /** Other ways to pass the link on. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
};

/** An address as a large QR code to show to others, with a warning if their phones cannot reach it. */
export function QrDialog({ title, hint, link, more, onClose }: Props) {
  const { t } = useTranslation('common');
  return (
    <Modal
      title={title}
      fillsPhone
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          {more}
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {isOnlyHere(link) ? (
        <Notice tone="error" title={t('onlyHere')}>
          {t('onlyHereHint')}
        </Notice>
      ) : (
        <Typography color="textSecondary">{hint}</Typography>
      )}
      <Box sx={{ width: 'min(100%, 60vh)', mx: 'auto', my: 2 }}>
        <QrCode link={link} label={title} />
      </Box>
      <Typography sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>{link}</Typography>
    </Modal>
  );
}
