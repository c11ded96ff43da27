import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type Classified, getClassification, getHighlights, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#lib/i18n.ts';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { paths } from '#lib/paths.ts';
import { FinalPodium } from '#domain/finish/final-podium.tsx';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { hasHighlights, Highlights } from '#domain/finish/highlights.tsx';
import { readClubs } from '#domain/inscriptions/clubs-by-player.ts';
import { apiQuery } from '#lib/api/query.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatChange } from '#lib/format.ts';
import { Panel } from '#ui/page/panel.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { RowLink, TextLink } from '#ui/page/text-link.tsx';
import { Columns, Row, Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { ClickTtItem } from './click-tt/click-tt-item.tsx';
import { classificationSheet } from './classification-sheet.ts';

const medals = 3;
/** In milliseconds: how long the clubs may take that a file has. */
const patience = 30_000;

/** The final classification, shared positions included. */
export function ResultsTab({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const classification = useQuery(apiQuery(getClassification, { params: { id: open._id } }));
  const [exporting, setExporting] = useState(false);
  if (!classification.data) return <LoadState query={classification} rows={{ count: 8, height: 56 }} />;
  const { collection, final } = classification.data;
  if (collection.length === 0) {
    return <StatePanel drawing="podium" title={t('results.none')} hint={t('results.noneHint')} />;
  }
  return (
    <Stack>
      {final && <Finish open={open} collection={collection} />}
      <Card sx={{ p: 1 }}>
        <Row gap={2} nowrap sx={{ justifyContent: 'space-between' }}>
          <Box sx={{ px: { xs: 1, sm: 1.5 }, py: 1 }}>
            <Typography variant="h2">{t('results.classification')}</Typography>
            {!final && <Hint>{t('results.provisional')}</Hint>}
          </Box>
          <ExportMenu
            read={async () =>
              classificationSheet(open, collection, await readClubs(open, AbortSignal.timeout(patience)))
            }
          >
            {open.may.manage && <ClickTtItem openId={open._id} onChoose={() => setExporting(true)} />}
          </ExportMenu>
        </Row>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={t('results.classification')}>
          {collection.map((row) => (
            <ClassifiedRow key={row.player._id} row={row} inFront={final && row.position <= medals} />
          ))}
        </Box>
        {exporting && <ClickTtDialog openId={open._id} onClose={() => setExporting(false)} />}
      </Card>
    </Stack>
  );
}

const matchLink = ({ _id: matchId }: { readonly _id: string }, text: string) => (
  <TextLink to={paths.match} params={{ matchId }}>
    {text}
  </TextLink>
);

type FinishProps = { readonly open: OpenPage; readonly collection: readonly Classified[] };

const nameOf = ({ player }: { readonly player: { readonly name: string } }) => (
  <NameOfSide name={player.name} />
);

/** The podium of a finished open, and what was remarkable in it. */
function Finish({ open, collection }: FinishProps) {
  const { t } = useTranslation('finish');
  const { data } = useQuery(apiQuery(getHighlights, { params: { id: open._id } }));
  return (
    <Columns above="md">
      <Panel title={t('podium')}>
        <FinalPodium rows={collection} name={nameOf} />
      </Panel>
      {data && hasHighlights(data) && (
        <Panel title={t('highlights')}>
          <Highlights highlights={data} link={matchLink} />
        </Panel>
      )}
    </Columns>
  );
}

const ClickTtDialog = lazyDialog(async () => {
  const [{ ClickTtDialog: dialog }] = await Promise.all([
    import('./click-tt/click-tt-dialog.tsx'),
    loadWords(['clickTt']),
  ]);
  return dialog;
});

/** A row of the classification; once it is final, those with a medal are in front. */
function ClassifiedRow({ row, inFront }: { readonly row: Classified; readonly inFront: boolean }) {
  const { t } = useTranslation('opens');
  const looks = { gap: { xs: 1.5, sm: 2 }, px: { xs: 1, sm: 1.5 } };
  const line = (
    <>
      <Typography
        variant={inFront ? 'display' : 'h2'}
        component="span"
        sx={{
          minWidth: { xs: 32, sm: 48 },
          textAlign: 'right',
          color: inFront ? 'primary.main' : 'text.secondary',
        }}
      >
        {row.position}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant={inFront ? (row.position === 1 ? 'h1' : 'h2') : 'body1'}
          component="p"
          sx={{
            ...(inFront && row.position === 1 && { fontSize: 'min(1.75rem, 9vw)' }),
            fontWeight: inFront ? 750 : 500,
            overflowWrap: 'anywhere',
          }}
        >
          {row.player.name}
        </Typography>
        <Hint>
          {t('results.won', { count: row.matches_won })}, {t('results.lost', { count: row.matches_lost })}
        </Hint>
      </Box>
      {row.player.guest ? (
        <Typography variant="caption" color="textSecondary">
          {!row.player.pair && t('players.guest')}
        </Typography>
      ) : (
        <Box sx={{ textAlign: 'right' }}>
          <Typography variant="h2" component="span" sx={{ display: 'block', lineHeight: 1.1 }}>
            {formatChange(row.rating_change)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('fields.rating')}
          </Typography>
        </Box>
      )}
    </>
  );
  return (
    <li>
      {row.player.guest ? (
        <ListItem component="div" disablePadding sx={{ ...looks, py: 1 }}>
          {line}
        </ListItem>
      ) : (
        <RowLink to={paths.player} params={{ playerId: row.player._id }} sx={looks}>
          {line}
        </RowLink>
      )}
    </li>
  );
}
