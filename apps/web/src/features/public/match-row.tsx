import Box from '@mui/material/Box';
import type { PublicMatch } from '@topspin/contract';
import { sides, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatTime } from '#lib/format.ts';
import { howEnded } from '#domain/how-ended.ts';
import { PlainLink } from '#ui/page/text-link.tsx';
import { usePlace, useSideName } from './match-words.ts';
import { Ball } from './ball.tsx';

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
        to={paths.publicMatch}
        params={{ openId, matchId: match._id }}
        style={{ display: 'block', padding: '10px 8px' }}
      >
        <Where match={match} timeZone={timeZone} within={within} />
        {sides.map((side) => (
          <SideRow key={side} match={match} side={side} />
        ))}
      </PlainLink>
    </Box>
  );
}

function Where({ match, timeZone, within }: Omit<Props, 'openId'>) {
  const { t } = useTranslation('publicPages');
  const place = usePlace();
  const { state, table, called_at, finished_at } = match;
  const how = howEnded(match);
  const live = state === 'inPlay';
  const over = state === 'finished';
  const current = setUnderWay(match);
  const details = [
    !over &&
      table !== null &&
      (called_at && !live ? t('called', { number: table }) : t('table', { number: table })),
    !within || match.round === null ? place(match) : false,
    over && finished_at && formatTime(finished_at, timeZone),
    current !== undefined && t('set', { number: current + 1 }),
    how && t(how),
  ].filter(Boolean);
  return (
    <Box
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontSize: '0.75rem', color: 'text.secondary' }}
    >
      {live && <Ball label={t('live')} />}
      <Box
        component="span"
        sx={called_at && state === 'enrolled' ? { fontWeight: 700, color: 'text.primary' } : {}}
      >
        {details.join(' · ')}
      </Box>
    </Box>
  );
}

/** The set that is being played, from 0: none between two sets. */
const setUnderWay = ({ state, sets, sets_won: { a, b } }: PublicMatch): number | undefined =>
  state === 'inPlay' && sets.length > a + b ? sets.length - 1 : undefined;

function SideRow({ match, side }: { readonly match: PublicMatch; readonly side: Side }) {
  const name = useSideName();
  const { winner, state, outcome } = match;
  const won = winner === side;
  const begun = (state === 'finished' && match.annulled === null) || state === 'inPlay';
  const current = setUnderWay(match);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box
        component="span"
        sx={{
          flex: '1 1 6rem',
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontWeight: won ? 750 : 450,
          color: winner !== null && !won ? 'text.secondary' : 'text.primary',
        }}
      >
        {name(match, side)}
      </Box>
      <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
        {outcome !== 'walkover' &&
          match.sets.map((set, index) => (
            <Box
              component="span"
              key={index}
              sx={{
                minWidth: '1.1em',
                textAlign: 'right',
                fontSize: '0.875rem',
                fontStretch: '75%',
                color: 'text.secondary',
                ...(index === current && { fontWeight: 850, color: 'primary.main' }),
              }}
            >
              {set[side]}
            </Box>
          ))}
        <Box
          component="span"
          sx={{ minWidth: '1em', textAlign: 'right', fontWeight: 850, fontStretch: '75%' }}
        >
          {begun ? match.sets_won[side] : ''}
        </Box>
      </Box>
    </Box>
  );
}
