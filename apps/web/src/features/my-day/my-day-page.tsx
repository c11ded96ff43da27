import { mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlayerTurns, PublicTurn } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { DependsOn } from '#domain/turns/depends-on.tsx';
import { TurnNotice } from '#domain/turns/turn-notice.tsx';
import { useTurnWords } from '#domain/turns/turn-words.ts';
import { ownNext } from '#domain/turns/urgency.ts';
import { turnsOf, useTurnsQuery } from '#domain/turns/use-turns.ts';
import { FollowMyMatches } from '#lib/calendar/follow-my-matches.tsx';
import { PushControl } from '#lib/push/push-control.tsx';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { useHasBeen } from '#ui/page/use-has-been.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';

/** Where and when the user, and those they look after, play next, what they umpire, and what it depends on: in all opens in play. */
export function MyDayPage() {
  const { t } = useTranslation('turns');
  const read = useTurnsQuery();
  const turns = turnsOf(read);
  const people = [...new Map(turns.map((row) => [whoseDay(row), row])).values()].toSorted(
    (one, other) => Number(other.own) - Number(one.own) || one.player.name.localeCompare(other.player.name),
  );
  const isUnread = !read.data && (read.isError || read.isLoading);
  return (
    <Page title={t('day.title')} action={<FollowMyMatches />}>
      <TurnNotice turn={ownNext(turns)} />
      {isUnread && <LoadState query={read} rows={{ count: 2, height: 250 }} />}
      {people.length === 0 && !isUnread && (
        <StatePanel
          drawing="emptyTable"
          title={t('day.none')}
          hint={t('day.noneHint')}
          action={<ButtonLink to={paths.opens}>{t('day.opens')}</ButtonLink>}
        />
      )}
      <Box sx={people.length > 1 ? sideBySide : undefined}>
        {people.map((person) => (
          <Panel key={whoseDay(person)} title={person.own ? t('day.you') : person.player.name}>
            {turns
              .filter((row) => whoseDay(row) === whoseDay(person))
              .map((row) => (
                <OpenDay key={row.open._id} row={row} />
              ))}
          </Panel>
        ))}
      </Box>
      {turns.some(({ notified }) => notified) && (
        <Box sx={{ mt: 2 }}>
          <PushControl />
        </Box>
      )}
    </Page>
  );
}

/** As many people in a row as have room. */
const sideBySide = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
} as const;

/** In an open the user may be a guest who was said to be them. */
const whoseDay = ({ own, player }: PlayerTurns): string => (own ? 'own' : player._id);

const roles = ['play', 'umpire'] as const;

type OpenDayProps = { readonly row: PlayerTurns };

/** What somebody does next in one open, as high as it has been: what they play above what they umpire, whichever is first. */
function OpenDay({ row }: OpenDayProps) {
  const words = useTurnWords();
  const { open, own, turns } = row;
  return (
    <KeepsHeight>
      <Box sx={{ mb: 1 }}>
        <Hint>{open.name}</Hint>
        {turns.length === 0 && (
          <Typography sx={{ py: 1 }}>{words.rest(row, own ? 'you' : 'they')}</Typography>
        )}
        {turns.length > 0 &&
          roles.map((role) => <Place key={role} row={row} turn={turns.find((turn) => turn.role === role)} />)}
      </Box>
    </KeepsHeight>
  );
}

type PlaceProps = OpenDayProps & { readonly turn: PublicTurn | undefined };

/** A turn, large once it is time; its place stays when it is over, so that nothing moves under a finger. */
function Place({ row, turn }: PlaceProps) {
  const words = useTurnWords();
  const isTaken = useHasBeen(turn !== undefined);
  if (!turn) return isTaken && <Box sx={place} />;
  const isNow = turn.state === 'due' || turn.state === 'inPlay';
  const details = words.details(turn, row);
  return (
    <RowLink
      to={paths.match}
      params={{ matchId: turn.match._id }}
      sx={{ ...place, display: 'flex', alignItems: 'start', gap: 1, mx: -1, px: 1 }}
    >
      <Stack gap={0.25} sx={{ flex: 1 }}>
        <Typography variant={isNow ? 'h2' : 'h3'} component="p" color={isNow ? 'primary' : 'textPrimary'}>
          {words.headline(turn, row.own ? 'you' : 'they')}
        </Typography>
        <Typography variant={isNow ? 'h3' : 'body1'} component="p" sx={{ overflowWrap: 'anywhere' }}>
          {words.people(turn)}
        </Typography>
        {details.length > 0 && <Typography color="textSecondary">{details.join(' ')}</Typography>}
        <DependsOn turn={turn} />
      </Stack>
      <Box aria-hidden sx={{ flex: 'none', color: 'text.secondary', lineHeight: 0, pt: 0.25 }}>
        <Icon path={mdiChevronRight} />
      </Box>
    </RowLink>
  );
}

/** As high as a turn with all that can be said of it. */
const place = { py: 1, minHeight: '10rem' } as const;
