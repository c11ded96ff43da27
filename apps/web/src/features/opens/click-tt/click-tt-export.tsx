import Typography from '@mui/material/Typography';
import { exportClickTt, getClickTt, type ClickTtLeftOut, type ClickTtState } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openStream } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { fileNameOf, saveFile } from '#lib/save-file.ts';

const reasons = [
  'unfinished',
  'unplayed',
  'strangers',
  'long',
] as const satisfies readonly (keyof ClickTtLeftOut)[];

type Props = { readonly openId: string };

/** The results for click-TT, where an open has its participants from there: what the file will have, and what it cannot. */
export function ClickTtExport({ openId }: Props) {
  const { t } = useTranslation('clickTt');
  const state = useQuery(apiQuery(getClickTt, { params: { id: openId } }));
  const kept = state.data?.kept;
  if (!kept) return null;
  return (
    <Stack>
      <Typography variant="h3">{t('results.title')}</Typography>
      <Hint>{t('results.hint', { tournament: kept.tournament, competition: kept.competition.name })}</Hint>
      <ClickTtResults openId={openId} kept={kept} />
    </Stack>
  );
}

type ResultsProps = Props & { readonly kept: ClickTtState };

function ClickTtResults({ openId, kept }: ResultsProps) {
  const { t } = useTranslation('clickTt');
  const { matches, left_out: leftOut, best_of_9: bestOf9 } = kept.results;
  const left = reasons.filter((reason) => leftOut[reason] > 0);
  const save = useWrite({
    write: async () => {
      const stream = await openStream(exportClickTt, { params: { id: openId }, lastEventId: undefined });
      const file = await new Response(stream, { headers: { 'content-type': 'application/xml' } }).blob();
      saveFile(`${fileNameOf(kept.tournament)} (click-TT).xml`, file);
    },
  });
  return (
    <>
      {matches === 0 ? (
        <Notice tone="error" title={t('results.none')}>
          {t('results.noneHint')}
        </Notice>
      ) : (
        <Typography>{t('results.matches', { count: matches })}</Typography>
      )}
      {(left.length > 0 || bestOf9) && (
        <Notice tone="info" title={t('results.leftOut')}>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {left.map((reason) => (
              <li key={reason}>{t(`results.reasons.${reason}`, { count: leftOut[reason] })}</li>
            ))}
            {bestOf9 && <li>{t('results.bestOf9')}</li>}
          </ul>
        </Notice>
      )}
      {matches > 0 && (
        <ActButton
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('results.save')}
        </ActButton>
      )}
    </>
  );
}
