import Box from '@mui/material/Box';
import { ClubMark } from './club-mark.tsx';
import type { ClubSign } from './club-signs.ts';
import { clubsOf, type SideWithClubs } from './side-clubs.ts';

type Props = {
  /** Nobody for a bye. */
  readonly side: SideWithClubs | undefined;
  readonly signs: ReadonlyMap<string, ClubSign>;
};

/** The mark of the club of a side; of a pair of two clubs, one below the other. */
export function ClubMarks({ side, signs }: Props) {
  const clubs = side ? clubsOf(side) : [];
  if (clubs.length < 2) return <ClubMark sign={signs.get(clubs[0]?._id ?? '')} club={clubs[0]?.name} />;
  return (
    <Box component="span" sx={{ display: 'grid', gap: '2px' }}>
      {clubs.map(({ _id, name }) => (
        <ClubMark key={_id} sign={signs.get(_id)} club={name} />
      ))}
    </Box>
  );
}
