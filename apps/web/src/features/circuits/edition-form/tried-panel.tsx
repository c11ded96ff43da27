import { previewRanking, rankingSystem, type RankingPreview } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { Hint } from '#ui/page/hint.tsx';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Panel } from '#ui/page/panel.tsx';
import { UntilReplaced } from '#ui/state/until-replaced.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { Movers, TriedTable } from './tried-table.tsx';
import { useEditionsOf } from './use-editions-of.ts';
import type { EditionForm } from './use-formula.ts';

type Props = {
  readonly form: EditionForm;
  readonly circuitId: string;
  /** The edition that is edited, if it is not new. */
  readonly editionId?: string;
};

/** What the system in the form would have done with the results of an edition. */
export function TriedPanel({ form: { control }, circuitId, editionId }: Props) {
  const { t } = useTranslation('editionForm');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: editions } = useEditionsOf(circuitId);
  const played = editions?.collection.filter(({ opens }) => opens > 0) ?? [];
  const first = played.find(({ _id }) => _id === editionId) ?? played[0];
  const tried = played.find(({ _id }) => _id === chosen) ?? first;
  const typed = JSON.stringify(useWatch({ control, name: 'ranking_system' }));
  const settled = useDebounced(typed);
  const system = rankingSystem.safeParse(JSON.parse(settled));
  const preview = useQuery({
    queryKey: ['previewRanking', tried?._id, settled],
    queryFn: () =>
      call(previewRanking, {
        params: { id: tried?._id ?? '' },
        body: { ranking_system: rankingSystem.parse(JSON.parse(settled)) },
      }),
    enabled: tried !== undefined && system.success,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Panel title={t('tried.title')}>
      <Stack>
        <Typography color="textSecondary">{t('tried.hint')}</Typography>
        {editions && !tried && <Typography>{t('tried.nothing')}</Typography>}
        {tried && (
          <OptionSelect
            label={t('tried.edition')}
            value={tried._id}
            options={played.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={setChosen}
          />
        )}
        {!system.success && <Typography role="status">{t('tried.wrong')}</Typography>}
        {tried && system.success && (preview.isError || preview.isPending) && (
          <LoadState query={preview} rows={{ count: 5, height: 36 }} />
        )}
        {tried && system.success && preview.data && (
          <UntilReplaced isOutdated={settled !== typed || preview.isFetching}>
            <Tried preview={preview.data} />
          </UntilReplaced>
        )}
      </Stack>
    </Panel>
  );
}

function Tried({
  preview: { opens, players, up, down, rows, gains, losses },
}: {
  readonly preview: RankingPreview;
}) {
  const { t } = useTranslation('editionForm');
  if (players === 0) return <Typography>{t('tried.noOpens')}</Typography>;
  const moved = up + down > 0 ? t('tried.moved', { up, down }) : t('tried.nobody');
  return (
    <Stack>
      <Typography role="status" sx={twoLines}>
        {t('tried.of', {
          opens: t('tried.opens', { count: opens }),
          players: t('tried.players', { count: players }),
        })}{' '}
        <strong>{moved}</strong>
      </Typography>
      <TriedTable rows={rows} />
      {players > rows.length && <Hint>{t('tried.first', { count: rows.length })}</Hint>}
      <Movers label={t('tried.gains')} rows={gains} />
      <Movers label={t('tried.losses')} rows={losses} />
    </Stack>
  );
}

/** It may be shorter, and what is below stays where it is. */
const twoLines = { minHeight: '3rem' } as const;
