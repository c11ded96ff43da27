import Box from '@mui/material/Box';
import type { ServingTurn, Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { clamped } from '#ui/layout.ts';
import { ServeBall } from './serve-ball.tsx';

type Props = {
  readonly people: readonly string[];
  readonly side: Side;
  readonly serving: ServingTurn | undefined;
  /** Whether a name that is too long goes on below, where there is room for it; otherwise it is cut. */
  readonly wraps?: boolean;
  /** The size of names that are too long for a line: they are narrow, and take two. */
  readonly long?: string;
  /** Whether the match is over: then no place is kept for who serves, beside which names would stand off the middle. */
  readonly isOver?: boolean;
};

/** So many letters may need a second line. */
const letters = 17;

/** The players of a pair, each on a line, with a ball for the server and a ring for the receiver; as large as the text around them. */
export function PairNames({ people, side, serving, wraps = false, long, isOver = false }: Props) {
  const { t } = useTranslation('match');
  const isIt = (role: 'server' | 'receiver', place: number) =>
    serving?.[role].side === side && serving[role].place === place;
  const isLong = long !== undefined && people.some((name) => name.length > letters);
  const textOf = isLong ? twoLines : wraps ? whole : oneLine;
  return (
    <Box
      component="span"
      sx={{ ...(isLong || wraps ? apart : both), ...(isLong && { ...narrow, fontSize: long }) }}
    >
      {people.map((name, index) => (
        <Box key={index} component="span" sx={line}>
          {!isOver && (
            <Box component="span" sx={isIt('server', index + 1) ? disc : noDisc}>
              {isIt('receiver', index + 1) ? (
                <Box component="span" role="img" aria-label={t('receives')} sx={ring} />
              ) : (
                <ServeBall size="0.875em" shown={isIt('server', index + 1)} />
              )}
            </Box>
          )}
          <Box component="span" data-name="" sx={textOf}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const both = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;
/** Names of several lines each have room between them. */
const apart = { ...both, rowGap: '0.2em' } as const;
const line = { display: 'flex', alignItems: 'center', gap: '0.375em', minWidth: 0 } as const;
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const narrow = { fontStretch: '62%', lineHeight: 1.05 } as const;
const twoLines = {
  minWidth: 0,
  ...clamped(2),
  overflowWrap: 'anywhere',
  textAlign: 'left',
} as const;
const whole = { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' } as const;
/** A dark disc below the ball, so that it is visible on either colour. */
const disc = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  bgcolor: '#0A1326',
} as const;
const noDisc = { ...disc, bgcolor: 'transparent' } as const;
const ring = {
  width: '0.875em',
  height: '0.875em',
  borderRadius: '50%',
  border: '0.2em solid currentColor',
} as const;
