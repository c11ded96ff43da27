import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getGroup, getMatch, type MatchPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { MatchCode } from '../codes/match-code.tsx';

const CallDialog = lazyDialog(async () => (await import('./call-dialog.tsx')).CallDialog);

/** For its organiser, until it is over: its QR code, and at which table it is played and who umpires. The dialog closes itself when the match ends. */
export function MatchCall({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation('matches');
  const { data: group } = useQuery(apiQuery(getGroup, { params: { id: match.group_id } }));
  const [asking, setAsking] = useState(false);
  const isOver = match.state === 'finished';
  if (!group?.open.may_manage || (isOver && !asking)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.5 }}>
      <MatchCode match={match} />
      <Button
        size="small"
        onClick={() => {
          setAsking(true);
          // Each point changes the version; the change applies to the current one.
          void invalidate(getMatch);
        }}
      >
        {t('call.title')}
      </Button>
      {asking && <CallDialog match={match} group={group} onClose={() => setAsking(false)} />}
    </Box>
  );
}
