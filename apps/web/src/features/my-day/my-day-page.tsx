import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlayerTurns, PublicTurn } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { DependsOn } from '#domain/turns/depends-on.tsx';
import { TurnNotice } from '#domain/turns/turn-notice.tsx';
import { useTurnWords } from '#domain/turns/turn-words.ts';
import { useTurns } from '#domain/turns/use-turns.ts';
import { PushControl } from '#lib/push/push-control.tsx';
import { paths } from '#lib/paths.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';

/** Where and when the user, and those they look after, play next, what they umpire, and what it depends on: in all opens in play. */
export function MyDayPage() {
  const { t } = useTranslation('turns');
  const turns = useTurns();
  const own = turns.find((row) => row.own && row.turns.length > 0);
  const people = [...new Map(turns.map((row) => [whoseDay(row), row])).values()].toSorted(
    (one, other) => Number(other.own) - Number(one.own) || one.player.name.localeCompare(other.player.name),
  );
  return (
    <Page title={t('day.title')}>
      <TurnNotice turn={own?.turns[0]} />
      {people.length === 0 && (
        <StatePanel
          drawing="emptyTable"
          title={t('day.none')}
          hint={t('day.noneHint')}
          action={<ButtonLink to={paths.opens}>{t('day.opens')}</ButtonLink>}
        />
      )}
      <Stack>
        {people.map((person) => (
          <Panel key={whoseDay(person)} title={person.own ? t('day.you') : person.player.name}>
            {turns
              .filter((row) => whoseDay(row) === whoseDay(person))
              .map((row) => (
                <OpenDay key={row.open._id} row={row} />
              ))}
          </Panel>
        ))}
      </Stack>
      {turns.some(({ notified }) => notified) && (
        <Box sx={{ mt: 2 }}>
          <PushControl />
        </Box>
      )}
    </Page>
  );
}

/** In an open the user may be a guest who was said to be them. */
const whoseDay = ({ own, player }: PlayerTurns): string => (own ? 'own' : player._id);

/** What somebody does next in one open, as high as it has been. */
function OpenDay({ row }: { readonly row: PlayerTurns }) {
  const words = useTurnWords();
  const { open, player, own, turns, time_zone: zone } = row;
  const told = own ? 'you' : 'they';
  return (
    <KeepsHeight>
      <Box sx={{ mb: 1 }}>
        <Hint>{open.name}</Hint>
        {turns.length === 0 && <Typography sx={{ py: 1 }}>{words.rest(row, told)}</Typography>}
        {inTheirPlaces(turns).map((turn) => (
          <RowLink
            key={turn.role}
            to={paths.match}
            params={{ matchId: turn.match._id }}
            sx={{ ...place, mx: -1, px: 1 }}
          >
            <Typography
              variant={isNow(turn) ? 'h2' : 'h3'}
              component="p"
              {...(isNow(turn) && { color: 'primary' })}
            >
              {words.headline(turn, told)}
            </Typography>
            <Typography noWrap variant={isNow(turn) ? 'h3' : 'body1'} component="p">
              {words.people(turn, player._id)}
            </Typography>
            <Typography color="textSecondary" sx={{ minHeight: '1lh' }}>
              {words.details(turn, zone).join(' ')}
            </Typography>
            <DependsOn turn={turn} />
          </RowLink>
        ))}
      </Box>
    </KeepsHeight>
  );
}

const isNow = ({ state }: PublicTurn): boolean => state === 'due' || state === 'inPlay';

/** What somebody plays above what they umpire, whichever is first: neither moves under a finger when that changes. */
const inTheirPlaces = (turns: readonly PublicTurn[]): readonly PublicTurn[] =>
  turns.toSorted((one, other) => Number(one.role === 'umpire') - Number(other.role === 'umpire'));

/** As high as a turn with all that can be said of it. */
const place = { display: 'grid', alignContent: 'center', gap: 0.25, minHeight: '11rem' } as const;
