import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PublicBracket, PublicMatch } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linksOut } from '../links-out.ts';
import { paths } from '#lib/paths.ts';
import { RoundColumns } from '#domain/bracket/round-columns.tsx';
import { BracketCard, BracketPair } from '#domain/bracket/bracket-pair.tsx';
import { roundsOf, thirdPlaceOf, winnerOf } from '#domain/bracket/rounds.ts';
import { PlainLink } from '#ui/page/text-link.tsx';
import { Matches, Section, Sections } from '../section.tsx';

type Props = {
  readonly bracket: PublicBracket;
  readonly openId: string;
  readonly timeZone: string | undefined;
  /** Its name, where the open has several. */
  readonly name: string;
};

/** A knockout: its rounds side by side with lines to follow; on a phone below each other, the last one first. */
export function Bracket(props: Props) {
  const narrow = useMediaQuery('(max-width: 959px)');
  return narrow ? <RoundSections {...props} /> : <WholeBracket {...props} />;
}

/** The rounds from the last, which is what people look for, to the first. */
function RoundSections({ bracket, openId, timeZone, name }: Props) {
  const { t } = useTranslation('match');
  const [final, ...others] = roundsOf(bracket.matches).toReversed();
  const third = thirdPlaceOf(bracket.matches);
  const winner = useWinnerWords(bracket);
  const sections = [
    ...(final ? [final] : []),
    ...(third ? [{ name: 'thirdPlace' as const, matches: [third] }] : []),
    ...others,
  ];
  return (
    <Sections>
      {sections.map((round) => (
        <Section
          key={round.name}
          title={t(`rounds.${round.name}`)}
          hint={[name, round === final && winner].filter(Boolean).join(' · ')}
        >
          <Matches matches={round.matches} openId={openId} timeZone={timeZone} within />
        </Section>
      ))}
    </Sections>
  );
}

function WholeBracket({ bracket, openId, name }: Props) {
  const { t } = useTranslation(['publicPages', 'match']);
  const [hovered, setHovered] = useState<string | null>(null);
  const rounds = roundsOf(bracket.matches);
  const winner = useWinnerWords(bracket);
  const third = thirdPlaceOf(bracket.matches);
  const lit = hovered ?? winnerOf(rounds)?._id ?? null;
  const cell = { openId, lit, onHover: setHovered };
  return (
    <Box component="section" aria-label={name || t('bracket')}>
      {name && (
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {[name, winner].filter(Boolean).join(' · ')}
        </Typography>
      )}
      <RoundColumns rounds={rounds} lit={lit}>
        {(match) => <Cell match={match} {...cell} />}
      </RoundColumns>
      {third && (
        <Box sx={{ maxWidth: 300, mt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('match:rounds.thirdPlace')}
          </Typography>
          <Cell match={third} {...cell} />
        </Box>
      )}
    </Box>
  );
}

/** That somebody won a bracket, in words; empty before. */
function useWinnerWords(bracket: PublicBracket): string {
  const { t } = useTranslation('match');
  const winner = winnerOf(roundsOf(bracket.matches));
  return winner ? t('wonBy', { name: winner.name }) : '';
}

type CellProps = {
  readonly match: PublicMatch;
  readonly openId: string;
  readonly lit: string | null;
  readonly onHover: (player: string | null) => void;
};

/** A match of a bracket. The whole cell opens it. */
const Cell = ({ openId, ...pair }: CellProps) => (
  <BracketCard match={pair.match} lit={pair.lit}>
    <PlainLink
      {...linksOut}
      to={paths.publicMatch}
      params={{ openId, matchId: pair.match._id }}
      style={{ display: 'block' }}
    >
      <BracketPair {...pair} />
    </PlainLink>
  </BracketCard>
);
