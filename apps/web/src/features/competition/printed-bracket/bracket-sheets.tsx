import type { Group, Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { arePairs } from '#domain/match/pair-words.ts';
import Box from '@mui/material/Box';
import { wordFormOf } from '#domain/finish/word-form.ts';
import { seedNumbers } from '../draw/seed-count.ts';
import { Heading } from '../printed/heading.tsx';
import { Sheet, usePage } from '../printed/paper.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { BracketPage } from './bracket-page.tsx';
import { cutBracket, linesPerPage } from './cut.ts';
import { bracketLines, gamesOf } from './entries.ts';
import { shortNames } from './short-names.ts';

type Props = { readonly printed: PrintedOpen; readonly group: Group; readonly phase: Phase };

/** How many lines are easily read on a page, upright or across. */
const readable = { upright: 64, across: 32 } as const;

/** A bracket on as many pages as it takes, with marks where they are joined. */
export function BracketSheets({ printed, group, phase }: Props) {
  const { t } = useTranslation(['paper', 'match', 'opens']);
  const page = usePage();
  const { phaseName, name } = usePaperWords(printed);
  const { rounds, third } = bracketLines(group);
  const lines = rounds[0]?.length ?? 2;
  const perPage = linesPerPage(lines, page.width < page.height ? readable.upright : readable.across);
  const parts = cutBracket(lines, perPage);
  const players = group.players.filter((player) => player !== null);
  const marks = {
    seeds: phase.report ? seedNumbers(phase.report.inputs) : new Map<string, number>(),
    shorts: shortNames(players),
    clubs: printed.clubs,
    champion: t(`opens:results.champion.${wordFormOf(printed.open.gender)}`, {
      count: arePairs(players) ? 2 : 1,
    }),
  };
  const title = phaseName(phase);
  return parts.map((part, at) => (
    <Sheet key={at} whole label={title}>
      <Heading
        of={printed}
        title={title}
        more={
          parts.length > 1
            ? [
                part.leadsTo === undefined ? t('bracket.last') : t('bracket.part', { mark: part.leadsTo }),
                t('bracket.page', { page: at + 1, pages: parts.length }),
              ].join(' · ')
            : t(arePairs(players) ? 'pairs' : 'players', { count: players.length })
        }
      />
      <BracketPage part={part} rounds={rounds} page={page} {...marks} />
      {third && at === parts.length - 1 && (
        <Box sx={{ fontSize: '9pt', mt: '-6mm' }}>
          <strong>{t('match:rounds.thirdPlace')}:</strong> {name(third.a)} – {name(third.b)}{' '}
          {third.winner && `(${name(third[third.winner])} ${gamesOf(third)})`}
        </Box>
      )}
    </Sheet>
  ));
}
