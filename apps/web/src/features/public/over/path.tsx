import Box from '@mui/material/Box';
import { getPublicPlayer, type PublicMatch } from '@topspin/contract';
import { otherSide, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { hasScore, useHowEnded } from '#domain/match/how-ended.ts';
import { usePlaceName, useSideName } from '#domain/match/match-words.ts';
import { paths } from '#lib/paths.ts';
import { Hint } from '#ui/page/hint.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { linksOut } from '../links-out.ts';
import { Loaded } from '../loaded.tsx';
import { usePublic } from '../use-public.ts';

type Props = { readonly openId: string; readonly playerId: string };

/** A player's matches from the first to the last: the path to their position. */
export function PathOf({ openId, playerId }: Props) {
  const day = usePublic(getPublicPlayer, { params: { id: openId, player_id: playerId } });
  return (
    <Loaded query={day}>
      {({ matches }) => (
        <Box
          component="ol"
          sx={{ m: 0, mb: 1, ml: 1.5, p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}
        >
          {inOrder(matches).map((match) => (
            <Step key={match._id} {...{ match, openId }} side={match.a?._id === playerId ? 'a' : 'b'} />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

const endOf = ({ finished_at }: PublicMatch): string => finished_at ?? '';

/** What was played first comes first. */
export const inOrder = (matches: readonly PublicMatch[]): readonly PublicMatch[] =>
  matches.filter(({ state }) => state === 'finished').toSorted((a, b) => (endOf(a) < endOf(b) ? -1 : 1));

type StepProps = { readonly match: PublicMatch; readonly side: Side; readonly openId: string };

function Step({ match, side, openId }: StepProps) {
  const { t } = useTranslation('finish');
  const name = useSideName()(match, otherSide(side));
  const place = usePlaceName();
  const howEnded = useHowEnded()(match);
  const won = match.winner === side;
  const { sets_won: sets } = match;
  return (
    <li>
      <PlainLink
        {...linksOut}
        to={paths.publicMatch}
        params={{ openId, matchId: match._id }}
        style={{ display: 'flex', gap: 12, alignItems: 'baseline', padding: '6px 8px', minHeight: 44 }}
      >
        <Box
          component="span"
          sx={{
            minWidth: '2em',
            fontSize: '1.25rem',
            fontWeight: won ? 850 : 450,
            fontStretch: '75%',
            color: won ? 'primary.main' : 'text.secondary',
          }}
        >
          {hasScore(match) ? `${sets[side]}–${sets[otherSide(side)]}` : ''}
        </Box>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {match.winner === null ? name : t(won ? 'won' : 'lost', { name })}
          <Hint component="span" sx={{ display: 'block' }}>
            {[place(match), howEnded].filter(Boolean).join(' · ')}
          </Hint>
        </Box>
      </PlainLink>
    </li>
  );
}
