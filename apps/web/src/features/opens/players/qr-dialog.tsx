import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { isOnlyHere } from '#lib/link.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Notice } from '#ui/state/notice.tsx';

type Props = { readonly link: string; readonly onClose: () => void };

/** The quiet zone of a code, which phones need to detect its edge. */
const border = 4;

/** The inscription page as a QR code, to show at the desk or print. */
export function QrDialog({ link, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const { data, size } = encode(link, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Modal
      title={t('players.qrTitle')}
      fillsPhone
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {isOnlyHere(link) ? (
        <Notice tone="error" title={t('players.onlyHere')}>
          {t('players.onlyHereHint')}
        </Notice>
      ) : (
        <Typography color="textSecondary">{t('players.qrHint')}</Typography>
      )}
      <Box
        component="svg"
        role="img"
        aria-label={t('players.qrTitle')}
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
