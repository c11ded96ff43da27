import Box from '@mui/material/Box';
import { encode } from 'uqr';

type Props = {
  /** The address in the code. */
  readonly link: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
};

/** The quiet zone of a code, which phones need to detect its edge. */
const border = 4;

/** An address as a QR code, as wide as what is around it: black on white in both themes. */
export function QrCode({ link, label }: Props) {
  const { data, size } = encode(link, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', bgcolor: '#fff', borderRadius: 1 }}
    >
      <path d={dark.join('')} fill="#000" />
    </Box>
  );
}
