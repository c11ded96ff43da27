import Box from '@mui/material/Box';
import type { ScoreLink } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#lib/share/qr-code.tsx';
import { useLinkAddress, useLinkPlace } from './link-place.ts';

type Props = {
  readonly openName: string;
  readonly link: Pick<ScoreLink, 'table' | 'match' | 'token'>;
};

/** A code as a page of paper has it: the open, the table or the match, and what to do with it. */
export function CodeOnPaper({ openName, link }: Props) {
  const { t } = useTranslation('umpires');
  const place = useLinkPlace()(link);
  const address = useLinkAddress(link.token);
  return (
    <Box sx={{ textAlign: 'center', color: '#000', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontSize: '18pt', lineHeight: 1.2, mb: '5mm' }}>{openName}</Box>
      {link.table === null ? (
        <Box sx={{ fontSize: '30pt', lineHeight: 1.15, fontWeight: 750 }}>{place}</Box>
      ) : (
        <>
          <Box sx={{ fontSize: '24pt', lineHeight: 1.2 }}>{t('tableShort')}</Box>
          <Box sx={{ fontSize: '120pt', lineHeight: 1, fontWeight: 800 }}>{link.table}</Box>
        </>
      )}
      <Box sx={{ width: '105mm', mx: 'auto', my: '5mm' }}>
        <QrCode link={address} label={place} />
      </Box>
      <Box sx={{ fontSize: '20pt', lineHeight: 1.2, fontWeight: 650 }}>{t('scan')}</Box>
      <Box sx={{ fontSize: '13pt', lineHeight: 1.3, mt: '3mm' }}>{t('scanHint')}</Box>
      <Box sx={{ fontSize: '9pt', mt: '5mm' }}>{address}</Box>
    </Box>
  );
}
