import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PublicBracket, PublicMatch, PublicPlayer } from '@topspin/contract';
import { sides, type Side } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { RoundColumns } from '#domain/bracket/round-columns.tsx';
import { howEnded } from '#domain/how-ended.ts';
import { roundsOf, type BracketRound } from '#domain/bracket/rounds.ts';
import { PlainLink } from '#ui/page/text-link.tsx';
import { Ball } from '../ball.tsx';
import { useSideName } from '../match-words.ts';
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

const thirdPlaceOf = ({ matches }: PublicBracket) => matches.find(({ round }) => round === 'thirdPlace');

/** The rounds from the last, which is what people look for, to the first. */
function RoundSections({ bracket, openId, timeZone, name }: Props) {
  const { t } = useTranslation('publicPages');
  const [final, ...others] = roundsOf(bracket.matches).toReversed();
  const third = thirdPlaceOf(bracket);
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
  const { t } = useTranslation('publicPages');
  const [hovered, setHovered] = useState<string | null>(null);
  const rounds = roundsOf(bracket.matches);
  const winner = useWinnerWords(bracket);
  const third = thirdPlaceOf(bracket);
  const lit = hovered ?? winnerOf(rounds)?._id ?? null;
  const cell = { openId, lit, onHover: setHovered };
  return (
    <Box component="section" aria-label={name || t('bracket')}>
      {name && (
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {[name, winner].filter(Boolean).join(' · ')}
        </Typography>
      )}
      <RoundColumns
        rounds={rounds}
        lit={lit}
        nameOf={(round) => t(`rounds.${round}`)}
        noted={bracket.matches.some(hasNote)}
      >
        {(match) => <Cell match={match} {...cell} />}
      </RoundColumns>
      {third && (
        <Box sx={{ maxWidth: 300, mt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('rounds.thirdPlace')}
          </Typography>
          <Cell match={third} {...cell} />
        </Box>
      )}
    </Box>
  );
}

const hasNote = ({ state, table, outcome }: PublicMatch): boolean =>
  state === 'inPlay' ||
  (state !== 'finished' && table !== null) ||
  (outcome !== null && outcome !== 'played');

/** Who won the final: the path to it is highlighted. */
function winnerOf(rounds: readonly BracketRound<PublicMatch>[]): PublicPlayer | null {
  const final = rounds.at(-1)?.matches[0];
  return final?.round === 'final' && final.winner !== null ? final[final.winner] : null;
}

/** That somebody won a bracket, in words; empty before. */
function useWinnerWords(bracket: PublicBracket): string {
  const { t } = useTranslation('publicPages');
  const winner = winnerOf(roundsOf(bracket.matches));
  return winner ? t('wonBy', { name: winner.name }) : '';
}

type CellProps = {
  readonly match: PublicMatch;
  readonly openId: string;
  readonly lit: string | null;
  readonly onHover: (player: string | null) => void;
};

/** A match of a bracket: both names and their sets. The whole cell opens it. */
function Cell({ match, openId, lit, onHover }: CellProps) {
  const isLit = lit !== null && (match.a?._id === lit || match.b?._id === lit);
  return (
    <Card
      sx={{
        width: '100%',
        overflow: 'visible',
        borderColor: isLit ? 'primary.main' : 'var(--mui-palette-outline)',
        boxShadow: isLit ? '0 0 0 1px var(--mui-palette-primary-main)' : 'none',
      }}
    >
      <PlainLink to={paths.publicMatch} params={{ openId, matchId: match._id }} style={{ display: 'block' }}>
        {sides.map((side) => (
          <SideLine key={side} match={match} side={side} lit={lit} onHover={onHover} />
        ))}
        <Footnote match={match} />
      </PlainLink>
    </Card>
  );
}

type LineProps = Omit<CellProps, 'openId'> & { readonly side: Side };

function SideLine({ match, side, lit, onHover }: LineProps) {
  const name = useSideName();
  const player = match[side];
  const won = match.winner === side;
  const begun = (match.state === 'finished' && match.annulled === null) || match.state === 'inPlay';
  return (
    <Box
      onMouseEnter={() => onHover(player?._id ?? null)}
      onMouseLeave={() => onHover(null)}
      sx={{
        display: 'flex',
        gap: 1,
        minHeight: '2.125rem',
        px: 1.25,
        alignItems: 'center',
        borderBottom: side === 'a' ? 1 : 0,
        borderColor: 'divider',
        color: player === null || (match.winner !== null && !won) ? 'text.secondary' : 'text.primary',
        bgcolor: player !== null && player._id === lit ? 'action.selected' : 'transparent',
      }}
    >
      <Typography
        noWrap
        component="span"
        variant="body2"
        title={player?.name}
        sx={{ flex: 1, minWidth: 0, fontWeight: won ? 800 : 450, fontStretch: '85%' }}
      >
        {name(match, side)}
      </Typography>
      <Typography
        component="span"
        sx={{ fontStretch: '75%', fontWeight: won ? 850 : 500, fontVariantNumeric: 'tabular-nums' }}
      >
        {begun ? match.sets_won[side] : ''}
      </Typography>
    </Box>
  );
}

/** What is special about a match: that it is in play, its table, or that it was not played out. */
function Footnote({ match }: Pick<CellProps, 'match'>) {
  const { state, table } = match;
  const how = howEnded(match);
  const { t } = useTranslation('publicPages');
  const live = state === 'inPlay';
  const words = [
    state !== 'finished' && table !== null && t('table', { number: table }),
    how && t(how),
  ].filter(Boolean);
  if (!live && words.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        px: 1.25,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      {live && <Ball label={t('live')} />}
      <span>{words.join(' · ')}</span>
    </Box>
  );
}
