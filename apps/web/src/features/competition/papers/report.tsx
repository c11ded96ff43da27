import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDays, formatTime } from '#lib/format.ts';
import { Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet } from '../printed/paper.tsx';
import { Ruled } from '../printed/ruled.tsx';
import { isAbout } from '../printed/scope.ts';
import { useLicences } from '../printed/use-licences.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { ClassificationTable } from './classification.tsx';
import { playing } from './participants.tsx';
import { ResultTables } from './results.tsx';
import { StandingTables } from './standings.tsx';

/** The report of an open for its federation: what it was, who played, every result, and who answers for it. */
export function Report({ printed }: { readonly printed: PrintedOpen }) {
  const { t } = useTranslation(['paper', 'match', 'competition', 'opens']);
  const { open, phases, groups, matches, inscriptions, zone } = printed;
  const { kindName, phaseName, name } = usePaperWords(printed);
  const withStandings = groups.filter((group) => isAbout('standings', group));
  const licences = useLicences(printed);
  const [now] = useState(() => new Date().toISOString());
  const over = matches.filter(({ state }) => state === 'finished');
  const odd = over.filter(({ outcome, annulled }) => outcome !== 'played' || annulled !== null);
  const left = [
    ...new Set(groups.flatMap(({ players }) => players.flatMap((one) => (one?.left ? [name(one)] : [])))),
  ];
  const facts = [
    [t('report.open'), open.name],
    [t('report.when'), formatDays(open.date_start, open.date_end, zone)],
    [t('report.where'), open.venue && [open.venue.name, open.venue.address].filter(Boolean).join(', ')],
    [t('report.tables'), open.venue?.tables],
    [t('report.edition'), open.edition?.name],
    [t('report.organiser'), open.organiser.name],
    [t('report.participants'), playing(inscriptions).length],
    [t('report.matches'), t('report.played', { played: over.length, all: matches.length })],
    [t('report.printed'), `${formatDay(now, zone)}, ${formatTime(now, zone)}`],
  ] as const;
  return (
    <Sheet label={t('kinds.report')}>
      <Heading
        of={printed}
        title={t('kinds.report')}
        more={open.state !== 'finished' && t('report.provisional')}
      />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: '5mm',
          rowGap: '0.8mm',
        }}
      >
        {facts.map(
          ([label, value]) =>
            value !== null &&
            value !== undefined && (
              <Box key={label} sx={{ display: 'contents' }}>
                <Box component="dt">{label}</Box>
                <Box component="dd" sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ),
        )}
      </Box>
      <PartHeading>{t('report.phases')}</PartHeading>
      <Ruled
        label={t('report.phases')}
        rows={phases}
        keyOf={({ _id }) => _id}
        columns={[
          { head: t('report.phase'), render: phaseName },
          {
            head: t('report.groups'),
            width: 24,
            align: 'right',
            render: ({ type, groups: drawn }) => (type === 'groups' ? drawn.length : '–'),
          },
          {
            head: t('report.format'),
            width: 44,
            render: ({ best_of }) => t('match:bestOf', { count: best_of }),
          },
          {
            head: t('report.matches'),
            width: 24,
            align: 'right',
            render: (phase) => phase.groups.reduce((sum, group) => sum + group.matches, 0),
          },
        ]}
      />
      <PartHeading>{t('report.incidents')}</PartHeading>
      {odd.length + left.length === 0 && <Box>{t('report.noIncidents')}</Box>}
      {left.length > 0 && <Box>{t('report.left', { names: left.join('; ') })}</Box>}
      {odd.length > 0 && <ResultTables printed={printed} matches={odd} />}
      <ToWriteOn />
      {printed.classification.collection.length > 0 && (
        <>
          <PartHeading>
            {t(open.state === 'finished' ? 'kinds.classification' : 'opens:results.classification')}
          </PartHeading>
          <ClassificationTable printed={printed} licences={licences} />
        </>
      )}
      {withStandings.length > 0 && (
        <>
          <PartHeading>{kindName('standings')}</PartHeading>
          <StandingTables printed={printed} groups={withStandings} />
        </>
      )}
      {over.length > 0 && <PartHeading>{t('kinds.results')}</PartHeading>}
      <ResultTables printed={printed} matches={over} byes />
      <Signatures />
    </Sheet>
  );
}

/** Lines for what no program knows. */
function ToWriteOn() {
  const { t } = useTranslation('paper');
  return (
    <Box sx={{ breakInside: 'avoid', mt: '2mm' }}>
      {t('report.remarks')}
      {[1, 2, 3].map((line) => (
        <Box key={line} sx={{ height: '7mm', borderBottom: '0.2mm solid #000' }} />
      ))}
    </Box>
  );
}

function Signatures() {
  const { t } = useTranslation('paper');
  return (
    <Box
      sx={{
        breakInside: 'avoid',
        // Nobody signs a page with nothing on it.
        breakBefore: 'avoid',
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: '10mm',
        mt: '10mm',
      }}
    >
      {(['director', 'referee'] as const).map((who) => (
        <Box key={who}>
          <Box sx={{ height: '16mm', borderBottom: '0.2mm solid #000' }} />
          {t(`report.${who}`)}
        </Box>
      ))}
    </Box>
  );
}
