import { getStatus, type InstallationStatus } from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatMoment, formatTime } from '#lib/format.ts';
import { Columns, Row, Stack } from '#ui/layout.ts';
import { Facts } from '#ui/page/facts.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { formatBytes } from './bytes.ts';
import { Minded } from './minded.tsx';

/** For admins: how the installation is, in the words of a club. */
export function StatusPage() {
  const { t } = useTranslation('admin');
  const status = useQuery(apiQuery(getStatus));
  return (
    <Page title={t('status.title')} hint={t('status.hint')}>
      {!status.data && <LoadState query={status} rows={{ count: 4, height: 120 }} />}
      {status.data && (
        <Stack gap={3}>
          <Minded status={status.data} />
          <Columns above="md">
            <DiskPanel status={status.data} />
            <MailsPanel status={status.data} />
            {status.data.backups && <BackupsPanel backups={status.data.backups} />}
            <ServersPanel status={status.data} />
            <VersionsPanel status={status.data} />
          </Columns>
          <Row gap={2} sx={{ justifyContent: 'space-between' }}>
            <Hint>{t('status.at', { time: formatTime(status.data.at) })}</Hint>
            <Button variant="outlined" onClick={() => void status.refetch()}>
              {t('status.again')}
            </Button>
          </Row>
        </Stack>
      )}
    </Page>
  );
}

type Shown = { readonly status: InstallationStatus };

function DiskPanel({ status: { disk, database } }: Shown) {
  const { t } = useTranslation('admin');
  const used = disk && Math.round((1 - disk.free / disk.size) * 100);
  return (
    <Panel title={t('status.disk.title')}>
      {used !== null && (
        <LinearProgress
          variant="determinate"
          value={used}
          aria-label={t('status.disk.used', { percent: used })}
          sx={{ height: 8, borderRadius: 1, mb: 1 }}
        />
      )}
      <Facts
        inPanel
        facts={[
          [t('status.disk.free'), disk && formatBytes(disk.free)],
          [t('status.disk.size'), disk && formatBytes(disk.size)],
          [t('status.disk.data'), formatBytes(database.bytes)],
        ]}
      />
      {!database.embedded && (
        <Box sx={{ mt: 1.5 }}>
          <Hint>{t('status.disk.elsewhere')}</Hint>
        </Box>
      )}
    </Panel>
  );
}

function MailsPanel({ status: { mails } }: Shown) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('status.mails.title')}>
      <Facts
        inPanel
        facts={[
          [t('status.mails.way'), t(mails.sent ? 'status.mails.sent' : 'status.mails.notSent')],
          ...(mails.sent
            ? ([
                [
                  t('status.mails.last'),
                  mails.last_sent ? formatMoment(mails.last_sent) : t('status.mails.never'),
                ],
                [t('status.mails.waiting'), String(mails.waiting)],
                [t('status.mails.refused'), mails.refused > 0 && String(mails.refused)],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
}

function BackupsPanel({
  backups: { last },
}: {
  readonly backups: NonNullable<InstallationStatus['backups']>;
}) {
  const { t } = useTranslation('admin');
  const said = last ? formatMoment(last) : t('status.backups.never');
  return (
    <Panel title={t('status.backups.title')}>
      <Facts inPanel facts={[[t('status.backups.last'), said]]} />
    </Panel>
  );
}

function ServersPanel({ status: { servers } }: Shown) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('status.servers.title')}>
      {servers.length === 0 && <Hint>{t('status.servers.none')}</Hint>}
      <Stack role="list" gap={1.5}>
        {servers.map(({ host, version, since }) => (
          <div role="listitem" key={host + since}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{host}</Box>
            <Hint>
              {t('status.servers.version', { version })},{' '}
              {t('status.servers.since', { since: formatMoment(since) })}
            </Hint>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function VersionsPanel({ status: { versions } }: Shown) {
  const { t } = useTranslation('admin');
  const { program, revision, schema, postgresql, node } = versions;
  return (
    <Panel title={t('status.versions.title')}>
      <Facts
        inPanel
        facts={[
          [t('status.versions.program'), revision ? `${program} (${revision})` : program],
          [t('status.versions.schema'), schema],
          [t('status.versions.postgresql'), postgresql],
          [t('status.versions.node'), node],
        ]}
      />
    </Panel>
  );
}
