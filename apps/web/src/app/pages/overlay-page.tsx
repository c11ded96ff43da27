import { getOpen, listOpens } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Overlay } from '#features/competition/overlay/overlay.tsx';
import { OpenChoice } from '#features/lab/open-choice.tsx';
import { apiQuery } from '#lib/api/query.ts';
import { OverlayAddress } from '#domain/overlay/overlay-address.tsx';
import { isLoggedIn } from '#lib/session/session.ts';
import { Page } from '#ui/page/page.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { OnlyInLab } from '../layouts/only-in-lab.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { useShellRemoved } from '../layouts/use-shell-removed.ts';
import { paths } from '#lib/paths.ts';
import { Stack } from '#ui/layout.ts';

/** The scoreboard of the open in the address, `?open=…&table=…`; without one, where to choose it. */
export function OverlayPage() {
  useShellRemoved();
  const { open, table } = useSearch({ from: paths.overlay });
  const number = Number(table);
  const ofTable = Number.isInteger(number) && number > 0 ? number : null;
  return (
    <OnlyInLab>
      {typeof open === 'string' ? <Overlay of={{ open, table: ofTable }} /> : <OverlaySetup />}
    </OnlyInLab>
  );
}

/** Chooses the open: at first the one in play. */
function OverlaySetup() {
  const { t } = useTranslation('lab');
  return (
    <PlainLayout>
      <Page title={t('overlay.title')} hint={t('overlay.hint')}>
        {isLoggedIn() ? <OpenOfOverlay /> : <StatePanel drawing="emptyTable" title={t('overlay.choose')} />}
      </Page>
    </PlainLayout>
  );
}

const current = { filters: { state: 'active' }, sortBy: ['date_start'], sortDesc: [true], itemsPerPage: 1 };

function OpenOfOverlay() {
  const [chosen, choose] = useState<string>();
  const [playing] = useQuery(apiQuery(listOpens, { query: current })).data?.collection ?? [];
  const id = chosen ?? playing?._id ?? '';
  const open = useQuery({ ...apiQuery(getOpen, { params: { id } }), enabled: id !== '' }).data;
  return (
    <Stack gap={3} sx={{ maxWidth: 640 }}>
      <OpenChoice states={['active', 'reception', 'finished']} value={id} onChange={choose} />
      {open && <OverlayAddress open={open} />}
    </Stack>
  );
}
