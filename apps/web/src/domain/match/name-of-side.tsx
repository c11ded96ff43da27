import Box from '@mui/material/Box';
import { namesInPair } from './pair-words.ts';
import { shownName } from './person-name.ts';

/** The name of a player or a pair. Where a pair has no room in one line, the line ends between its two people. */
export function NameOfSide({ name }: { readonly name: string }) {
  const shown = shownName(name);
  const people = namesInPair(shown);
  if (!people) return shown;
  const [one, other] = people;
  return (
    <>
      <Box component="span" sx={whole}>
        {`${one}\u00A0/`}
      </Box>{' '}
      <Box component="span" sx={whole}>
        {other}
      </Box>
    </>
  );
}

const whole = { display: 'inline-block', maxWidth: '100%' } as const;
