import Box from '@mui/material/Box';
import type { HallMatch, HallNext } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { sideColour } from '#domain/match/match-words.ts';
import { units } from '#ui/units.ts';
import { Fitted } from './fitted.tsx';
import type { NameOf } from '../names.ts';

type Props = {
  readonly match: HallMatch | HallNext;
  readonly side: Side;
  readonly nameOf: NameOf;
  readonly size: number;
};

/** The name of a side, behind the colour that it has everywhere. */
export function SideName({ match, side, nameOf, size }: Props) {
  const { t } = useTranslation('match');
  const person = match[side];
  const winner = 'winner' in match ? match.winner : null;
  const lost = winner !== null && winner !== side;
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        pl: units(16),
        borderLeft: `${units(10)} solid`,
        borderColor: `${sideColour[side]}.main`,
        color: lost || !person ? 'text.secondary' : 'text.primary',
      }}
    >
      <Fitted
        text={person ? nameOf(person) : t('unknownPlayer')}
        {...{ size }}
        weight={winner === side ? 850 : 650}
      />
    </Box>
  );
}
