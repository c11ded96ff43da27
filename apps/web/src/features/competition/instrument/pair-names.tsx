import Box from '@mui/material/Box';
import type { MatchPage } from '@topspin/contract';
import { type MatchState, places, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { personIn } from '#domain/match/pair-words.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';

type Props = { readonly match: MatchPage; readonly side: Side; readonly serving: MatchState['serving'] };

/** The two players of a pair, each on a line, with a ball for the server and a ring for the receiver. */
export function PairNames({ match, side, serving }: Props) {
  const { t } = useTranslation('matches');
  const isIt = (role: 'server' | 'receiver', place: number) =>
    serving?.[role].side === side && serving[role].place === place;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {places.map((place) => (
        <Box key={place} component="span" sx={line}>
          <Box component="span" sx={isIt('server', place) ? disc : noDisc}>
            {isIt('receiver', place) ? (
              <Box component="span" role="img" aria-label={t('play.receives')} sx={ring} />
            ) : (
              <ServeBall size={14} shown={isIt('server', place)} />
            )}
          </Box>
          <Box component="span" sx={text}>
            {personIn(match, { side, place })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 } as const;
const text = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** A dark disc below the ball, so that it is visible on either colour. */
const disc = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  bgcolor: '#0A1326',
} as const;
const noDisc = { ...disc, bgcolor: 'transparent' } as const;
const ring = { width: 14, height: 14, borderRadius: '50%', border: '3px solid #0A1326' } as const;
