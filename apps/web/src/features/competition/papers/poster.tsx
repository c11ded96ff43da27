import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDays, formatTime } from '#lib/format.ts';
import { useLinkTo } from '#lib/link.ts';
import { paths } from '#lib/paths.ts';
import { QrCode } from '#lib/share/qr-code.tsx';
import { Sheet, usePage } from '../printed/paper.tsx';
import { type PosterAbout, posterAbout } from '../printed/poster-about.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';

/** The address that the code leads to. */
const pathOf = {
  register: paths.inscription,
  follow: paths.publicOpen,
  results: paths.publicOpen,
  about: paths.inscription,
} as const satisfies Record<PosterAbout, string>;

/** The longer a name, the smaller. */
const nameSize = (letters: number): string =>
  letters > 90 ? '30pt' : letters > 60 ? '38pt' : letters > 28 ? '46pt' : '60pt';

/** The poster of an open, for the door of the hall and the wall of the club. */
export function Poster({ printed }: { readonly printed: PrintedOpen }) {
  const { t } = useTranslation('paper');
  const { inner } = usePage();
  const { open, zone } = printed;
  const about = posterAbout(open);
  const words = t(`poster.${about}`);
  const link = useLinkTo(pathOf[about].replace('$openId', open._id));
  const isWide = inner.width > inner.height;
  return (
    <Sheet whole label={t('kinds.poster')}>
      <Box
        sx={{
          height: '100%',
          boxSizing: 'border-box',
          border: '0.8mm solid #000',
          p: '9mm',
          display: 'flex',
          flexDirection: isWide ? 'row' : 'column',
          alignItems: isWide ? 'center' : 'stretch',
          gap: '8mm',
        }}
      >
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Box
            component="h2"
            sx={{
              m: 0,
              fontSize: nameSize(open.name.length),
              lineHeight: 1.05,
              fontWeight: 850,
              overflowWrap: 'anywhere',
            }}
          >
            {open.name}
          </Box>
          <Box sx={{ mt: '7mm', fontSize: '20pt', fontWeight: 650 }}>
            {formatDays(open.date_start, open.date_end, zone)} · {formatTime(open.date_start, zone)}
          </Box>
          {open.venue && (
            <Box sx={{ mt: '3mm', fontSize: '16pt', lineHeight: 1.3, overflowWrap: 'anywhere' }}>
              <strong>{open.venue.name}</strong>
              <br />
              {open.venue.address}
            </Box>
          )}
        </Box>
        <Box sx={{ textAlign: 'center', flex: 'none', alignSelf: 'center', width: '105mm' }}>
          <Box sx={{ fontSize: '20pt', fontWeight: 800, lineHeight: 1.15, mb: '4mm' }}>{words}</Box>
          <QrCode link={link} label={words} />
          <Box sx={{ fontSize: '9pt', mt: '2mm', overflowWrap: 'anywhere' }}>{link}</Box>
        </Box>
      </Box>
    </Sheet>
  );
}
