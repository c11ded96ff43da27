import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getGroup, type Phase } from '@topspin/contract';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { DrawReport } from './draw-report.tsx';
import { useSeedWords } from './use-seed-words.ts';

type Props = { readonly phase: Phase; readonly name: string; readonly onClose: () => void };

/** The saved draw of a phase: its seed and broken constraints, manual changes included. */
export function SavedDrawDialog({ phase, name, onClose }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const groups = useQueries({
    queries: phase.groups.map(({ _id }) => apiQuery(getGroup, { params: { id: _id } })),
  });
  const names = new Map(
    groups.flatMap(({ data }) => data?.players ?? []).map((player) => [player?._id, player?.name]),
  );
  const seedWords = useSeedWords();
  if (phase.report === null) return null;
  const { seeds } = phase.report.inputs;
  return (
    <Modal
      title={t('draw.title', { name })}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <DrawReport report={phase.report} nameOf={(player) => names.get(player) ?? ''} />
      {seeds !== null && <Typography sx={{ mt: 1 }}>{seedWords(seeds)}</Typography>}
      <Withdrawals vacancies={phase.report.vacancies} />
      {phase.report.not_kept.length === 0 && <Typography sx={{ mt: 1 }}>{t('draw.allKept')}</Typography>}
      <Hint sx={{ mt: 1 }}>{t('draw.seedHint')}</Hint>
    </Modal>
  );
}

type Vacancies = NonNullable<Phase['report']>['vacancies'];

/** Places left since, and who took them. */
function Withdrawals({ vacancies }: { readonly vacancies: Vacancies }) {
  const { t } = useTranslation('competition');
  if (vacancies.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" component="h3">
        {t('vacancy.withdrawals')}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
        {vacancies.map(({ player: { _id, name }, by }) => (
          <li key={_id}>
            {by ? t('vacancy.replaced', { name, by: by.name }) : t('vacancy.nobody', { name })}
          </li>
        ))}
      </Box>
    </Box>
  );
}
