import Box from '@mui/material/Box';
import type { PublicMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { linksOut } from './links-out.ts';
import { paths } from '#lib/paths.ts';
import { formatTime } from '#lib/format.ts';
import { useHowEnded } from '#domain/match/how-ended.ts';
import { usePlaceName } from '#domain/match/match-words.ts';
import { ScoreLines, setUnderWay } from '#domain/match/score-lines.tsx';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { Row } from '#ui/layout.ts';
import { PlainLink } from '#ui/page/text-link.tsx';

type Props = {
  readonly match: PublicMatch;
  readonly openId: string;
  readonly timeZone?: string | undefined;
  /** Whether the heading above says where it is played in the draw. */
  readonly within?: boolean;
};

/** One match in a list: where and when, who plays, the sets so far. The whole row opens it. */
export function MatchRow({ match, openId, timeZone, within = false }: Props) {
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <PlainLink
        {...linksOut}
        to={paths.publicMatch}
        params={{ openId, matchId: match._id }}
        style={{ display: 'block', padding: '10px 8px' }}
      >
        <Where match={match} timeZone={timeZone} within={within} />
        <ScoreLines match={match} />
      </PlainLink>
    </Box>
  );
}

function Where({ match, timeZone, within }: Omit<Props, 'openId'>) {
  const { t } = useTranslation(['publicPages', 'match']);
  const place = usePlaceName();
  const { state, table, called_at, finished_at } = match;
  const howEnded = useHowEnded();
  const live = state === 'inPlay';
  const over = state === 'finished';
  const current = setUnderWay(match);
  const details = [
    !over &&
      table !== null &&
      (called_at && !live ? t('called', { number: table }) : t('match:table', { number: table })),
    !within || match.round === null ? place(match) : false,
    over && finished_at && formatTime(finished_at, timeZone),
    current !== undefined && t('match:set', { number: current + 1 }),
    howEnded(match),
  ].filter(Boolean);
  return (
    <Row gap={0.75} nowrap sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {live && <ServeBall size={10} label={t('live')} />}
      <Box
        component="span"
        sx={called_at && state === 'enrolled' ? { fontWeight: 700, color: 'text.primary' } : {}}
      >
        {details.join(' · ')}
      </Box>
    </Row>
  );
}
