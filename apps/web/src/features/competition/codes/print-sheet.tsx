import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ScoreLink } from '@topspin/contract';
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLinkAddress, useLinkPlace } from './link-place.ts';

const QrCode = lazy(async () => ({ default: (await import('#lib/share/qr-code.tsx')).QrCode }));

type Props = {
  readonly openName: string;
  readonly links: readonly ScoreLink[];
  /** Whether it is printed at once, when its codes are drawn. */
  readonly now?: boolean;
};

/** What is printed: a sheet of A4 for each link, and nothing of the page around it. */
export function PrintSheet({ openName, links, now = false }: Props) {
  return createPortal(
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <GlobalStyles
        styles={{
          '@media print': {
            '#root': { display: 'none' },
            body: { background: '#fff', color: '#000' },
            '@page': { size: 'A4', margin: '15mm' },
          },
        }}
      />
      <Suspense>
        {links.map((link) => (
          <Sheet key={link._id} openName={openName} link={link} />
        ))}
        {now && <PrintNow />}
      </Suspense>
    </Box>,
    document.body,
  );
}

/** Prints once it is shown: beside what is loaded, when that is there. */
function PrintNow() {
  useEffect(() => window.print(), []);
  return null;
}

function Sheet({ openName, link }: { readonly openName: string; readonly link: ScoreLink }) {
  const { t } = useTranslation('umpires');
  const place = useLinkPlace()(link);
  const address = useLinkAddress(link.token);
  return (
    <Box
      sx={{
        breakAfter: 'page',
        '&:last-child': { breakAfter: 'auto' },
        textAlign: 'center',
        color: '#000',
        fontFamily: 'inherit',
      }}
    >
      <Box sx={{ fontSize: '18pt', mb: '6mm' }}>{openName}</Box>
      {link.table === null ? (
        <Box sx={{ fontSize: '30pt', fontWeight: 750 }}>{place}</Box>
      ) : (
        <>
          <Box sx={{ fontSize: '24pt' }}>{t('tableShort')}</Box>
          <Box sx={{ fontSize: '120pt', lineHeight: 1, fontWeight: 800 }}>{link.table}</Box>
        </>
      )}
      <Box sx={{ width: '110mm', mx: 'auto', my: '6mm' }}>
        <QrCode link={address} label={place} />
      </Box>
      <Box sx={{ fontSize: '20pt', fontWeight: 650 }}>{t('scan')}</Box>
      <Box sx={{ fontSize: '13pt', mt: '3mm' }}>{t('scanHint')}</Box>
      <Box sx={{ fontSize: '9pt', mt: '6mm', overflowWrap: 'anywhere' }}>{address}</Box>
    </Box>
  );
}
