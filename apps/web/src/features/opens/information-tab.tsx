import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '#lib/calendar/add-to-calendar.tsx';
import { loadWords } from '#lib/i18n.ts';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { Described } from '#domain/description/described.tsx';
import { isPublic } from '#domain/is-public.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { Panel } from '#ui/page/panel.tsx';
import { Columns, Stack } from '#ui/layout.ts';
import { OpenFacts } from './open-facts.tsx';
import { OpenManagement } from './open-management.tsx';
import { PaperPanel } from './travel/paper-panel.tsx';
import { OrganisersPanel } from './organisers-panel.tsx';
import { PlacePanel } from './place/place-panel.tsx';
import { UmpiresPanel } from './umpires-panel.tsx';
import { RemovedPanel } from './removed/removed-panel.tsx';

const OverlayAddress = lazy(async () => {
  const [panel] = await Promise.all([import('#domain/overlay/overlay-address.tsx'), loadWords(['lab'])]);
  return { default: panel.OverlayAddress };
});

type Props = {
  readonly open: OpenPage;
  /** For organisers: the codes that ended when one of them left. */
  readonly endedCodes?: ReactNode;
};

/** Everything about an open, and its organiser's rare actions. */
export function InformationTab({ open, endedCodes }: Props) {
  const { t } = useTranslation('opens');
  const hasLab = useInstallation()?.lab ?? false;
  return (
    <Columns above="md" gap={2}>
      <Card>
        <OpenFacts open={open} />
        {isPublic(open) && (
          <Box sx={{ px: 2, pb: 1.5 }}>
            <AddToCalendar of="opens" id={open._id} />
          </Box>
        )}
      </Card>
      <Panel title={t('information.description')}>
        {open.description.length > 0 ? (
          <Described description={open.description} links={open.rated} />
        ) : (
          <Typography color="textSecondary">{t('information.noDescription')}</Typography>
        )}
      </Panel>
      {open.may.manage && (
        <Stack>
          <PaperPanel open={open} />
          <UmpiresPanel open={open} />
          <OpenManagement open={open} />
          <PlacePanel open={open} />
          <RemovedPanel open={open} />
        </Stack>
      )}
      {open.may.manage && (
        <Stack>
          <OrganisersPanel open={open} />
          {endedCodes}
        </Stack>
      )}
      {open.may.manage && hasLab && (
        <Suspense fallback={<HoldsPaint />}>
          <OverlayAddress open={open} />
        </Suspense>
      )}
      {!open.may.manage && open.may.place && <PlacePanel open={open} />}
    </Columns>
  );
}
