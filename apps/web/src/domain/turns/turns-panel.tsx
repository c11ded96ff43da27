import Box from '@mui/material/Box';
import type { PlayerTurns } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { paths } from '#lib/paths.ts';
import { PushControl } from '#lib/push/push-control.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { type NoticePlace, usePlaceOfNotice } from '#ui/page/place-of-notice.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { TurnNotice } from './turn-notice.tsx';
import { TurnRows } from './turn-rows.tsx';
import { ownNext } from './urgency.ts';
import { turnsQuery, useTurns } from './use-turns.ts';

type OpenProps = {
  readonly openId: string;
  readonly onlyOwn: boolean;
  /** Undefined if it has one place. */
  readonly place: NoticePlace | undefined;
};

/** In the page of an open: when the user, and those they look after, play and umpire in it. Renders nothing for others. */
export function OpenTurns({ openId, onlyOwn, place }: OpenProps) {
  const { t } = useTranslation('turns');
  const whose = onlyOwn ? 'own' : undefined;
  const isKnown = queries.getQueryData(turnsQuery(whose).queryKey) !== undefined;
  const rows = useTurns(whose).filter(({ open }) => open._id === openId);
  const isHere = usePlaceOfNotice(isKnown ? rows.length > 0 : undefined) === place;
  if (rows.length === 0 || (place && !isHere)) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title={t(rows.some(({ own }) => own) ? 'title' : 'others')}>
        <TurnNotice turn={ownNext(rows)} />
        <TurnRows rows={rows} />
        <PushLine rows={rows} />
      </Panel>
    </Box>
  );
}

type OthersProps = {
  readonly turns: readonly PlayerTurns[];
  /** Whether no card of the user's own turn offers the notifications. */
  readonly alone: boolean;
};

/** On the home page: what the players whom the user looks after do next, in any open. Renders nothing without any. */
export function TurnsOfOthers({ turns, alone }: OthersProps) {
  const { t } = useTranslation('turns');
  const rows = turns.filter((row) => !row.own && row.turns.length > 0);
  if (rows.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={t('others')} action={<ButtonLink to={paths.myDay}>{t('day.title')}</ButtonLink>}>
        <TurnRows rows={rows} withOpen />
        {alone && <PushLine rows={rows} />}
      </Panel>
    </Box>
  );
}

/** Offers notifications where some of these turns would be notified. */
function PushLine({ rows }: { readonly rows: readonly PlayerTurns[] }) {
  if (!rows.some(({ notified }) => notified)) return null;
  return (
    <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
      <PushControl />
    </Box>
  );
}
