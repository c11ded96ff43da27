import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getGroup, getMatch, type MatchPage } from '@topspin/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { MatchCode } from '../codes/match-code.tsx';

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }));

/** At which table a match is played and who umpires; its organiser can change it until it is over. */
export function MatchCall({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation(['matches', 'competition']);
  const { data: group } = useQuery(apiQuery(getGroup, { params: { id: match.group_id } }));
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const told = [
    match.table !== null && t('competition:group.table', { number: match.table }),
    match.umpire && t('competition:group.umpire', { name: match.umpire.name }),
  ]
    .filter(Boolean)
    .join(' · ');
  if (!group?.open.may_manage || match.state === 'finished') {
    return told ? (
      <Typography variant="body2" color="textSecondary">
        {told}
      </Typography>
    ) : null;
  }
  const playing = [match.a?._id, match.b?._id];
  const umpires = group.players.filter(
    (player) => player !== null && !player.left && !playing.includes(player._id),
  );
  return (
    <>
      {told && (
        <Typography variant="body2" sx={{ ml: { sm: 'auto' }, fontWeight: 650 }}>
          {told}
        </Typography>
      )}
      <Button
        size="small"
        variant="outlined"
        sx={told ? null : { ml: { sm: 'auto' } }}
        onClick={() => {
          setAsking(true);
          // Each point changes the version; the change applies to the current one.
          void invalidate(client, getMatch);
        }}
      >
        {t(told ? 'call.change' : 'call.title')}
      </Button>
      <MatchCode match={match} />
      {asking && (
        <Suspense>
          <CallDialog
            match={match}
            umpires={umpires.filter((player) => player !== null)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
