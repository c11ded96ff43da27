import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Group } from '@topspin/contract';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAlternatives, formatList } from '#lib/format.ts';
import { Panel } from '#ui/page/panel.tsx';
import { type NeedLine, needsOf, type PlayerNeed, type Score } from './need-lines.ts';
import { isSayable } from './ways.ts';

/** What each player needs to qualify, exact in the last round. */
export function NeedsPanel({ group }: { readonly group: Group }) {
  const { t } = useTranslation('competition');
  const needs = useMemo(() => needsOf(group), [group]);
  if (needs.every(({ kind }) => kind === 'depends')) return null;
  const names = new Map(group.players.map((player) => [player?._id ?? '', player?.name ?? '']));
  return (
    <Panel title={t('needs.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {needs.map((need) => (
          <li key={need.player}>
            <Typography variant="subtitle1" component="p">
              {names.get(need.player)}
            </Typography>
            <PlayerLines need={need} nameOf={(id) => names.get(id) ?? ''} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

type LinesProps = { readonly need: PlayerNeed; readonly nameOf: (id: string) => string };

function PlayerLines({ need: { kind, lines }, nameOf }: LinesProps) {
  const { t } = useTranslation('competition');
  if (kind === 'depends') return <Words>{t('needs.depends')}</Words>;
  return lines.map((line) => (
    <Line
      key={`${line.prospect}${line.scores[0]?.won}${line.scores[0]?.lost}`}
      line={line}
      kind={kind}
      nameOf={nameOf}
    />
  ));
}

const colourOf = { qualified: 'success.main', eliminated: 'text.secondary', open: 'text.primary' } as const;

type LineProps = Omit<LinesProps, 'need'> & { readonly line: NeedLine; readonly kind: PlayerNeed['kind'] };

/** A result, or that no match is left, and its consequence. */
function Line({ line, kind, nameOf }: LineProps) {
  const { prospect, scores } = line;
  const { t } = useTranslation('competition');
  const own = useOwnResults();
  const others = useOthers();
  if (kind === 'settled') {
    return (
      <Words colour={colourOf[prospect]}>
        {t(`needs.settled.${prospect === 'open' ? 'qualified' : prospect}`)}
      </Words>
    );
  }
  return (
    <Words colour={colourOf[prospect]}>
      {kind === 'waits' ? t('needs.waits') : own(scores)}: {others(line, nameOf) ?? t(`needs.${prospect}`)}
    </Words>
  );
}

/**
 * "Pasa si Ana gana a Bea": the results needed from others, or how many of their outcomes qualify; empty if
 * they do not matter.
 */
function useOthers(): (line: NeedLine, nameOf: (id: string) => string) => string | undefined {
  const { t } = useTranslation('competition');
  return ({ ways, chances }, nameOf) => {
    if (ways.length === 0) return undefined;
    if (!isSayable(ways)) return t('needs.inSome', chances);
    const told = ways.map((way) =>
      formatList(
        way.map(({ winner, loser }) => t('needs.beats', { winner: nameOf(winner), loser: nameOf(loser) })),
      ),
    );
    return t('needs.ifWin', { ways: formatAlternatives(told) });
  };
}

/** "Si gana", "Si pierde 1-3": the player's own results in words. */
function useOwnResults(): (scores: readonly Score[]) => string {
  const { t } = useTranslation('competition');
  return (scores) => {
    const toWin = Math.max(...scores.map(({ won, lost }) => Math.max(won, lost)));
    const told = (all: readonly Score[], words: 'needs.wins' | 'needs.loses') => {
      if (all.length === 0) return undefined;
      const list = formatAlternatives(all.map(({ won, lost }) => `${won}-${lost}`));
      return t(words, { scores: all.length === toWin ? '' : ` ${list}` }).trim();
    };
    const won = told(
      scores.filter((score) => score.won > score.lost),
      'needs.wins',
    );
    const lost = told(
      scores.filter((score) => score.won < score.lost),
      'needs.loses',
    );
    return formatAlternatives([won, lost].filter((words) => words !== undefined));
  };
}

const Words = ({
  children,
  colour = 'text.secondary',
}: {
  readonly children: ReactNode;
  readonly colour?: string;
}) => (
  <Typography
    variant="body2"
    sx={{ color: colour, maxWidth: '70ch', '&::first-letter': { textTransform: 'uppercase' } }}
  >
    {children}
  </Typography>
);
