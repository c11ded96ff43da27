import Typography from '@mui/material/Typography';
import type { PublicOpen } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Matches, Section } from './section.tsx';

/** The matches in play of an open that is under way; that there are none, in between. */
export function PlayingNow({ open: { _id, playing, venue } }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('publicPages');
  return (
    <Section title={t('playing')}>
      {playing.length > 0 ? (
        <Matches matches={playing} openId={_id} timeZone={venue?.time_zone} />
      ) : (
        <Typography color="textSecondary" sx={{ px: 1, pb: 1 }}>
          {t('nothingNow')}
        </Typography>
      )}
    </Section>
  );
}
