import Box from '@mui/material/Box';
import { fillVacancy, listVacancies, type OpenPage, type Phase, type Vacancy } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { Stack } from '#ui/layout.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { groupTitle } from '#domain/match/match-words.ts';
import { Notice } from '#ui/state/notice.tsx';
import { notify } from '#ui/notify/notifications.ts';

type Props = { readonly phase: Phase; readonly open: OpenPage };

/** Places left in a phase that another player could take; the organiser decides until the first match. */
export function Vacancies({ phase, open }: Props) {
  const canHaveSome = open.state === 'active' && phase.may.replace;
  const vacancies = useLiveQuery(
    listVacancies,
    { params: { id: open._id } },
    [`open:${open._id}`],
    canHaveSome,
  );
  const here = (vacancies.data?.collection ?? []).filter((vacancy) => vacancy.phase._id === phase._id);
  if (!canHaveSome || here.length === 0) return null;
  return (
    <Stack gap={1.5} sx={{ mb: 2 }}>
      {here.map((vacancy) => (
        <VacantPlace key={vacancy.player._id} vacancy={vacancy} />
      ))}
    </Stack>
  );
}

function VacantPlace({ vacancy }: { readonly vacancy: Vacancy }) {
  const { t } = useTranslation('competition');
  const { t: ofMatch } = useTranslation('match');
  const decide = useDecision(vacancy);
  const { player, replacement, decided } = vacancy;
  if (replacement === null) return null;
  const next = {
    name: replacement.name,
    group: groupTitle(ofMatch, replacement.group),
    position: replacement.position,
  };
  return (
    <Notice tone="info" title={t('vacancy.left', { name: player.name })}>
      {t(decided ? 'vacancy.kept' : 'vacancy.mayCome', next)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <ActButton variant="outlined" busy={decide.isPending} onClick={() => decide.mutate(replacement._id)}>
          {t('vacancy.replace', next)}
        </ActButton>
        {!decided && (
          <ActButton variant="outlined" busy={decide.isPending} onClick={() => decide.mutate(null)}>
            {t('vacancy.keep')}
          </ActButton>
        )}
      </Box>
    </Notice>
  );
}

/** Gives the place to the next of the group, or nobody. */
function useDecision({ phase, player, replacement }: Vacancy) {
  const { t } = useTranslation('competition');
  return useWrite({
    write: (by: string | null) =>
      call(fillVacancy, {
        params: { id: phase._id, player_id: player._id },
        version: phase.version,
        body: { by },
      }),
    onSuccess: (_, by) =>
      notify(
        'success',
        by === null
          ? t('vacancy.walkover', { name: player.name })
          : t('vacancy.replaced', { name: player.name, by: replacement?.name ?? '' }),
      ),
    onSettled: () => queries.invalidateQueries(),
  });
}
