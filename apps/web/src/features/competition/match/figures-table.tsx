import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Side } from '@topspin/engine';
import { formatNumber } from '#lib/format.ts';
import { sideColour } from '#domain/match/match-words.ts';

type Compared = Readonly<Record<Side, number>> & {
  readonly label: string;
  /** Fewer of them are better. */
  readonly fewer?: boolean;
};
type Props = { readonly names: Readonly<Record<Side, string>>; readonly figures: readonly Compared[] };

/** Both sides' figures next to each other, each as a number and as a bar from the middle. */
export function FiguresTable({ names, figures }: Props) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <Heading side="a">{names.a}</Heading>
          <Box component="td" sx={{ width: '38%' }} />
          <Heading side="b">{names.b}</Heading>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, a, b, fewer = false }) => (
          <tr key={label}>
            <Figure side="a" own={a} other={b} fewer={fewer} />
            <Typography
              component="th"
              scope="row"
              variant="body2"
              color="textSecondary"
              sx={{ textAlign: 'center', px: 1, py: 1 }}
            >
              {label}
            </Typography>
            <Figure side="b" own={b} other={a} fewer={fewer} />
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Heading({ side, children }: { readonly side: Side; readonly children: string }) {
  return (
    <Typography
      component="th"
      scope="col"
      variant="subtitle2"
      sx={{ textAlign: side === 'a' ? 'right' : 'left', pb: 1, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

type FigureProps = {
  readonly side: Side;
  readonly own: number;
  readonly other: number;
  readonly fewer: boolean;
};

function Figure({ side, own, other, fewer }: FigureProps) {
  const ahead = fewer ? own < other : own > other;
  const share = own + other === 0 ? 0 : (100 * own) / (own + other);
  return (
    <Box component="td" sx={{ py: 1, textAlign: side === 'a' ? 'right' : 'left' }}>
      <Typography
        component="span"
        variant="h2"
        sx={{ fontWeight: ahead ? 850 : 500, color: ahead ? 'text.primary' : 'text.secondary' }}
      >
        {formatNumber(own)}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{
          height: 8,
          mt: 0.25,
          ml: side === 'a' ? 'auto' : 0,
          minWidth: own > 0 ? 4 : 0,
          width: `${share}%`,
          borderRadius: 1,
          bgcolor: `${sideColour[side]}.main`,
          opacity: ahead || own === other ? 1 : 0.5,
        }}
      />
    </Box>
  );
}
