import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { namesInPair } from './pair-words.ts';
import { shownName } from './person-name.ts';

/** The name of a player or a pair. Where a pair has no room in one line, the line ends between its people. */
export function NameOfSide({ name }: { readonly name: string }) {
  const shown = shownName(name);
  const people = namesInPair(shown);
  if (!people) return shown;
  const last = people.length - 1;
  return people.map((person, index) => (
    <Fragment key={index}>
      <Box component="span" sx={whole}>
        {index < last ? `${person}\u00A0/` : person}
      </Box>
      {index < last && ' '}
    </Fragment>
  ));
}

const whole = { display: 'inline-block', maxWidth: '100%' } as const;
