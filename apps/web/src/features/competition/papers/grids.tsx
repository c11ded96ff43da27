import Box from '@mui/material/Box';
import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { GroupHeading, Heading } from '../printed/heading.tsx';
import { Sheet } from '../printed/paper.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { Grid } from './grid.tsx';

type Props = { readonly printed: PrintedOpen; readonly groups: readonly Group[] };

/** The grids of groups below each other, for the wall: what is played is filled in, the rest is for a pen. */
export function Grids({ printed, groups }: Props) {
  const { t } = useTranslation('paper');
  return (
    <Sheet label={t('kinds.grids')}>
      <Heading of={printed} title={t('kinds.grids')} />
      {groups.map((group) => (
        <Box key={group._id} component="section" sx={{ breakInside: 'avoid' }}>
          <GroupHeading of={printed} group={group} />
          <Grid printed={printed} group={group} />
        </Box>
      ))}
    </Sheet>
  );
}
