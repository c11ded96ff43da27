import type { Ranked, RankedResult } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDay } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import { formatPoints } from './ranked-line.tsx';

type Props = { readonly row: Ranked; readonly onClose: () => void };

/** What a place in a ranking is made of: the results that count, those that do not and why, and what broke a tie. */
export function RankedDialog({ row, onClose }: Props) {
  const { t } = useTranslation(['circuits', 'ranking']);
  const { player, position, points, counted, dropped, decided_by: decided } = row;
  return (
    <Modal
      title={player.name}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <ButtonLink to={paths.player} params={{ playerId: player._id }} variant="contained">
          {t('ranking:profile')}
        </ButtonLink>
      }
    >
      <Typography variant="h2" component="p">
        {t('ranking:place', { position })} · {formatPoints(points)}
      </Typography>
      {decided !== null && decided !== 'points' && (
        <Typography color="textSecondary">{t(`ranking.ties.${decided}`)}</Typography>
      )}
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('ranking.counted')}
      </Typography>
      <Results results={counted} />
      {dropped.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t('ranking.dropped')}
          </Typography>
          <Results results={dropped} noteOf={({ reason }) => t(`ranking.reasons.${reason}`)} />
        </>
      )}
    </Modal>
  );
}

type ResultsProps<Result> = {
  readonly results: readonly Result[];
  readonly noteOf?: (result: Result) => string;
};

function Results<Result extends RankedResult>({ results, noteOf }: ResultsProps<Result>) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {results.map((result, index) => {
        const { open, points } = result;
        return (
          <Box
            component="li"
            key={open?._id ?? index}
            sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Heading result={result} {...(noteOf && { note: noteOf(result) })} />
              <Parts parts={result.points_for} />
            </Box>
            <Typography variant="h3" component="span" color={noteOf ? 'textSecondary' : 'textPrimary'}>
              {formatPoints(points)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** The open, when it finished, and the place; an open for functional diversity is not named. */
function Heading({ result, note }: { readonly result: RankedResult; readonly note?: string }) {
  const { t } = useTranslation(['circuits', 'ranking']);
  const { open, grade, position } = result;
  if (open === null)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('ranking.unnamedOpen')}</Typography>
        {note && <Hint>{note}</Hint>}
      </>
    );
  const place = position === null ? t('ranking.noPlace') : t('ranking:place', { position });
  return (
    <>
      <TextLink to={paths.open} params={{ openId: open._id }} sx={{ fontWeight: 600 }}>
        {open.name}
      </TextLink>
      <Hint>
        {[formatDay(open.finished_at), grade, open.doubles && t('ranking.doubles'), place, note]
          .filter(Boolean)
          .join(' · ')}
      </Hint>
    </>
  );
}

const partNames = ['position', 'performance', 'attendance'] as const;

/** What a result's points were earned for, where there is more than one thing. */
function Parts({ parts }: { readonly parts: RankedResult['points_for'] }) {
  const { t } = useTranslation(['circuits', 'ranking']);
  const earned = partNames.filter((name) => parts[name] !== 0);
  if (earned.length < 2) return null;
  return (
    <Hint>
      {earned.map((name) => t(`ranking.parts.${name}`, { points: formatPoints(parts[name]) })).join(' + ')}
    </Hint>
  );
}
