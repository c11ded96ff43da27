import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getPublicPlayer } from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ShareButton } from '#lib/share/share-button.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Loaded } from './loaded.tsx';
import { shownName } from '#domain/match/person-name.ts';
import { Matches, Section, Sections } from './section.tsx';
import { NextTurns } from './next-turns.tsx';
import { useOpen, usePublic } from './use-public.ts';

/** The day of a player or a pair in an open: what they play now and later, what they umpire, each of a pair alone, what they have played. */
export function PlayerPage() {
  const { t } = useTranslation(['publicPages', 'finish']);
  const { playerId } = useParams({ from: '/plain/o/$openId/player/$playerId' });
  const { openId, open } = useOpen();
  const day = usePublic(getPublicPlayer, { params: { id: openId, player_id: playerId } });
  usePageTitle(day.data && t('day.title', { name: shownName(day.data.player.name) }));
  const rows = { openId, timeZone: open.data?.venue?.time_zone };
  return (
    <Loaded
      query={day}
      missing={
        <StatePanel
          drawing="ballInNet"
          title={t('missing.player')}
          hint={t('missing.playerHint')}
          role="alert"
        />
      }
    >
      {({ player, position, matches, umpires, people, next }) => {
        const parts = [
          { title: t('day.plays'), matches: matches.filter(({ state }) => state === 'inPlay') },
          ...(people
            ? people.map(({ name, umpires: theirs }) => ({
                title: t('day.umpiresOf', { name: shownName(name) }),
                matches: umpires.filter(({ _id }) => theirs.includes(_id)),
              }))
            : [{ title: t('day.umpires'), matches: umpires }]),
          {
            title: t('day.toPlay'),
            matches: matches.filter(({ state }) => state === 'enrolled' || state === 'waiting'),
          },
          { title: t('day.played'), matches: matches.filter(({ state }) => state === 'finished') },
        ].filter((part) => part.matches.length > 0);
        return (
          <>
            <Box sx={{ px: 1, mb: 2 }}>
              <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
                {shownName(player.name)}
              </Typography>
              <Typography color="textSecondary" sx={{ minHeight: '1.5em' }}>
                {[player.club, position !== null && t('day.position', { position })]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {position !== null && (
                <ShareButton
                  words={t('finish:share.result')}
                  variant="outlined"
                  of="player"
                  path={paths.publicPlayer.replace('$openId', openId).replace('$playerId', playerId)}
                  name={shownName(player.name)}
                  picture={`/api/public/opens/${openId}/players/${playerId}/picture`}
                  over
                />
              )}
            </Box>
            {next && parts.length > 0 && <NextTurns next={next} openId={openId} />}
            {parts.length === 0 && <StatePanel drawing="emptyTable" title={t('day.none')} />}
            <Sections>
              {parts.map(({ title, matches: listed }) => (
                <Section key={title} title={title}>
                  <Matches matches={listed} {...rows} />
                </Section>
              ))}
            </Sections>
          </>
        );
      }}
    </Loaded>
  );
}
