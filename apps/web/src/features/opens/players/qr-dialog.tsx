import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { isOnlyHere } from '#lib/link.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Notice } from '#ui/state/notice.tsx';

type Props = {
  readonly link: string;
  /** What the code is for; registration, if nothing is said. */
  readonly title?: string;
  readonly hint?: string;
  /** Other ways to pass the link on. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
};

/** The quiet zone of a code, which phones need to detect its edge. */
const border = 4;

/** A page as a QR code, to show at the desk or print. */
export function QrDialog({ link, title, hint, more, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const heading = title ?? t('players.qrTitle');
  const { data, size } = encode(link, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Modal
      title={heading}
      fillsPhone
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          {more}
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      {isOnlyHere(link) ? (
        <Notice tone="error" title={t('players.onlyHere')}>
          {t('players.onlyHereHint')}
        </Notice>
      ) : (
        <Typography color="textSecondary">{hint ?? t('players.qrHint')}</Typography>
      )}
      <Box
        component="svg"
        role="img"
        aria-label={heading}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={{
          display: 'block',
          width: 'min(100%, 60vh)',
          mx: 'auto',
          my: 2,
          bgcolor: '#fff',
          borderRadius: 1,
        }}
      >
        <path d={dark.join('')} fill="#000" />
      </Box>
      <Typography sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>{link}</Typography>
    </Modal>
  );
}
