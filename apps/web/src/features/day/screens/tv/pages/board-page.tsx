import Box from '@mui/material/Box';
import type { HallMatch } from '@topspin/contract';
import { otherSide, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { BoardSets, BoardSide } from '#domain/match/board/board-side.tsx';
import { usePublicScore } from '#domain/match/use-public-score.ts';
import { units } from '#ui/units.ts';
import type { NameOf } from '../names.ts';

type Props = { readonly match: HallMatch; readonly nameOf: NameOf };

/** The scoreboard of a table: the two halves as the players stand, and the sets that are over. */
export function BoardPage({ match, nameOf }: Props) {
  const { t } = useTranslation('match');
  const { score } = usePublicScore(match, match.open_id);
  if (!score) return null;
  const left = score.leftEnd;
  const named = (side: Side) => (match[side] ? nameOf(match[side]) : t('unknownPlayer'));
  const names = { a: named('a'), b: named('b') };
  return (
    <Box component="section" sx={page}>
      {[left, otherSide(left)].map((side) => (
        <BoardSide key={side} names={names} side={side} board={score} />
      ))}
      <Box sx={foot}>
        <BoardSets sets={score.finished} left={left} />
      </Box>
    </Box>
  );
}

const page = {
  height: '100%',
  display: 'grid',
  gap: units(4),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: `minmax(0, 1fr) ${units(64)}`,
} as const;

const foot = {
  gridColumn: '1 / -1',
  display: 'grid',
  placeItems: 'center',
  fontSize: units(50),
} as const;
