import Box from '@mui/material/Box';
import type { Group } from '@topspin/contract';
import type { ReactNode } from 'react';
import { formatDays } from '#lib/format.ts';
import { useGroupName } from '../shown/group-name.ts';
import { usePhaseName } from '../shown/phase-name.ts';
import type { PrintedOpen } from './use-printed-open.ts';

type TitleProps = {
  readonly title: string;
  /** Beside the title: the phase, how many. */
  readonly more?: ReactNode;
};

type Printed = Pick<PrintedOpen, 'open' | 'zone'>;

/** What a sheet is, and of which open, when and where. */
export const Heading = ({ of, ...title }: TitleProps & { readonly of: Printed }) => (
  <SheetHeading above={headingOf(of)} {...title} />
);

/** An open, when and where. */
export const headingOf = ({ open, zone }: Printed): string =>
  [open.name, formatDays(open.date_start, open.date_end, zone), open.venue?.name].filter(Boolean).join(' · ');

/** The title of a sheet, below the name of its open or day. */
export function SheetHeading({ above, title, more }: TitleProps & { readonly above: string }) {
  return (
    <Box component="header" sx={{ borderBottom: '0.5mm solid #000', pb: '1.5mm', mb: '3mm' }}>
      <Box sx={{ fontSize: '8.5pt', overflowWrap: 'anywhere' }}>{above}</Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '4mm',
          alignItems: 'baseline',
          justifyContent: 'space-between',
        }}
      >
        <Box component="h2" sx={{ m: 0, fontSize: '16pt', lineHeight: 1.2, fontWeight: 800, minWidth: 0 }}>
          {title}
        </Box>
        {more && <Box sx={{ fontSize: '10pt' }}>{more}</Box>}
      </Box>
    </Box>
  );
}

/** The heading of a part. */
export const PartHeading = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="h3"
    sx={{ m: 0, mt: '4mm', mb: '1mm', fontSize: '11.5pt', fontWeight: 750, breakAfter: 'avoid' }}
  >
    {children}
  </Box>
);

type GroupProps = { readonly of: Pick<PrintedOpen, 'phases'>; readonly group: Group };

/** The heading of a group, with its phase where several have groups. */
export function GroupHeading({ of: { phases }, group }: GroupProps) {
  const groupName = useGroupName();
  const phaseName = usePhaseName();
  const phase = phases.find(({ _id }) => _id === group.phase_id);
  const isOneOfMany = group.type === 'groups' && phases.filter(({ type }) => type === 'groups').length > 1;
  return (
    <PartHeading>
      {isOneOfMany && phase && `${phaseName(phase)} · `}
      {groupName(group)}
    </PartHeading>
  );
}
