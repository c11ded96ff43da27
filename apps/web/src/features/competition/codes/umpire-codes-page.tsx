import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { getOpen, listScoreLinks, type AnswerOf } from '@topspin/contract';
import { mdiPrinterOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToOpen } from '#domain/day/back-to-open.tsx';
import { apiQuery } from '#lib/api/query.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { Stack } from '#ui/layout.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Page } from '#ui/page/page.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { LinkRow } from './link-row.tsx';
import { NoTables } from './no-tables.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { usePrintNew } from './use-print-new.ts';
import { useCreateLinks, useRevokeLinks } from './use-score-links.ts';

/** The QR codes with which umpires without an account score an open: to show, print and revoke. */
export function UmpireCodesPage() {
  const { t } = useTranslation('umpires');
  const { openId } = useParams({ from: '/main/single-open/$openId/umpires' });
  const { data: open } = useQuery(apiQuery(getOpen, { params: { id: openId } }));
  const links = useLiveQuery(listScoreLinks, { params: { id: openId } }, [`open:${openId}`]);
  return (
    <Page
      title={t('codes')}
      hint={
        <>
          {open && <BackToOpen open={open} />}
          {' · '}
          {t('codesHint')}
        </>
      }
    >
      {links.data && open ? (
        <Codes openId={openId} openName={open.name} {...links.data} />
      ) : links.isError ? (
        <ErrorState
          error={links.error}
          onRetry={() => void links.refetch()}
          missing={{ action: <WayOn to="opens" />, hasHeading: true }}
        />
      ) : (
        <RowSkeletons count={5} height={72} />
      )}
    </Page>
  );
}

type Props = AnswerOf<typeof listScoreLinks> & { readonly openId: string; readonly openName: string };

function Codes({ openId, openName, collection, tables, ended, finishing }: Props) {
  const { t } = useTranslation(['umpires', 'common']);
  const create = useCreateLinks(openId);
  const revoke = useRevokeLinks(openId);
  const print = usePrintNew(openId);
  const [asking, setAsking] = useState(false);
  const missing = tables.filter((table) => !collection.some((link) => link.table === table));
  const ofTables = collection.filter(({ table }) => table !== null);
  // Codes of matches are on their sheets, too: for codes on tables, a page for each match is not wanted.
  const isMixed = ofTables.length > 0 && ofTables.length < collection.length;
  const hasEnded = ended.tables.length + ended.matches.length > 0;
  if (tables.length === 0 && collection.length === 0 && !hasEnded) return <NoTables create={create} />;
  return (
    <Stack>
      <EndedNotice ended={ended} finishing={finishing} print={print} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {missing.length > 0 && !hasEnded && (
          <ActButton
            variant={collection.length === 0 ? 'contained' : 'outlined'}
            busy={create.isPending}
            onClick={() => create.mutate({ tables: missing })}
          >
            {collection.length === 0 ? t('prepare') : t('prepareTables', { count: missing.length })}
          </ActButton>
        )}
        {collection.length > 0 && (
          <Button
            variant={hasEnded ? 'outlined' : 'contained'}
            startIcon={<Icon path={mdiPrinterOutline} />}
            onClick={() => window.print()}
          >
            {t(isMixed ? 'printTables' : 'printAll')}
          </Button>
        )}
        {collection.length + finishing.length > 0 && (
          <Button color="error" onClick={() => setAsking(true)}>
            {t('revokeAll')}
          </Button>
        )}
      </Box>
      {collection.length > 0 && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {collection.map((link) => (
            <LinkRow key={link._id} link={link} revoke={revoke} />
          ))}
        </Card>
      )}
      <PrintSheet
        openName={openName}
        links={print.printed ?? (isMixed ? ofTables : collection)}
        now={print.printed !== null}
      />
      {asking && (
        <ConfirmDialog
          danger
          busy={revoke.isPending}
          title={t('revokeAllTitle')}
          confirm={t('revokeAll')}
          stay={t('common:close')}
          onConfirm={() => revoke.mutate('all', { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          {t('revokeBody')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
