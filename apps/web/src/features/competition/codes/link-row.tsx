import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ScoreLink } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyLink } from '#lib/link.ts';
import { formatMoment, formatTime } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useLinkAddress, useLinkPlace } from './link-place.ts';
import type { useRevokeLinks } from './use-score-links.ts';

type Props = { readonly link: ScoreLink; readonly revoke: ReturnType<typeof useRevokeLinks> };

/** A link: what it is for, the devices that opened it, and what can be done with it. */
export function LinkRow({ link, revoke }: Props) {
  const { t } = useTranslation(['umpires', 'common']);
  const place = useLinkPlace()(link);
  const address = useLinkAddress(link.token);
  const [asking, setAsking] = useState<'show' | 'revoke' | null>(null);
  const close = () => setAsking(null);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{place}</Typography>
        <Devices devices={link.devices} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button variant="outlined" aria-label={`${t('show')}: ${place}`} onClick={() => setAsking('show')}>
          {t('show')}
        </Button>
        <Button
          aria-label={`${t('copy')}: ${place}`}
          onClick={() => void copyLink(address).then(() => notify('success', t('copied')))}
        >
          {t('copy')}
        </Button>
        <Button color="error" aria-label={`${t('revoke')}: ${place}`} onClick={() => setAsking('revoke')}>
          {t('revoke')}
        </Button>
      </Box>
      {asking === 'show' && <LinkDialog link={link} onClose={close} />}
      {asking === 'revoke' && (
        <ConfirmDialog
          danger
          busy={revoke.isPending}
          title={t('revokeTitle', { place })}
          confirm={t('revoke')}
          stay={t('common:close')}
          onConfirm={() => revoke.mutate(link, { onSettled: close })}
          onCancel={close}
        >
          {t('revokeBody')}
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** The devices that opened a link, the one that scored last first. */
function Devices({ devices }: Pick<ScoreLink, 'devices'>) {
  const { t } = useTranslation('umpires');
  if (devices.length === 0) return <Hint>{t('unused')}</Hint>;
  return devices.map(({ _id, name, since, last_scored_at }) => (
    <Hint key={_id}>
      {[
        name ?? t('nameless'),
        t('since', { when: formatMoment(since) }),
        last_scored_at && t('lastPoint', { when: formatTime(last_scored_at) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Hint>
  ));
}
