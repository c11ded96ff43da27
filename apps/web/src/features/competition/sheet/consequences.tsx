import Typography from '@mui/material/Typography';
import type { AnswerOf, correctResult } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';
import { TitledList } from '#ui/list/titled-list.tsx';
import { usePhaseName } from '../shown/phase-name.ts';
import { BeforeAfter } from './before-after.tsx';

type Props = { readonly consequences: AnswerOf<typeof correctResult>['consequences'] };

/** What a correction changes beyond the match itself: positions, next matches, and the ratings that move most. */
export function Consequences({ consequences }: Props) {
  const { standings, slots, classification, champions, qualified, players, ratings } = consequences;
  const points = consequences.circuit_points;
  const phaseName = usePhaseName();
  const { t } = useTranslation(['matches', 'competition', 'match']);
  const seen = ratings.filter(isSeen);
  const more = players - seen.length;
  const others = [standings, slots, classification, qualified, points, seen].flat().length;
  if (champions === null && others === 0 && consequences.rounds_kept === 0)
    return <Typography>{t('correct.nothing')}</Typography>;
  const change = (before: string | null, after: string | null) =>
    t('correct.from', {
      before: before ?? t('match:unknownPlayer'),
      after: after ?? t('match:unknownPlayer'),
    });
  const first = (names: readonly string[]) => (names.length === 0 ? t('correct.nobody') : formatList(names));
  const label = (round: (typeof slots)[number]['round']) =>
    round ? t(`match:rounds.${round}`) : t('competition:group.stage');
  return (
    <Stack gap={1.5}>
      {champions ? (
        <Changes
          title={t('correct.champion')}
          rows={[
            {
              key: 'champion',
              label: t('correct.winner'),
              change: change(first(champions.before), first(champions.after)),
            },
          ]}
        />
      ) : (
        // Positions are only there once an open is played to its end.
        classification.length > 0 && <Typography>{t('correct.sameChampion')}</Typography>
      )}
      {consequences.rounds_kept > 0 && <Typography>{t('competition:swiss.standing')}</Typography>}
      <BeforeAfter title={t('correct.classification')} rows={classification} />
      <BeforeAfter title={t('correct.standings')} rows={standings} />
      <Changes
        title={t('correct.qualified')}
        rows={qualified.map(({ phase, comes, goes }) => ({
          key: phase._id,
          label: phaseName(phase),
          change: [
            comes.length > 0 && t('correct.comes', { names: formatList(comes) }),
            goes.length > 0 && t('correct.goes', { names: formatList(goes) }),
          ]
            .filter(Boolean)
            .join('; '),
        }))}
      />
      <Changes
        title={t('correct.slots')}
        rows={slots
          .filter(({ kept }) => !kept)
          .map(({ match_id, round, before, after }) => ({
            key: `${match_id}${before}`,
            label: label(round),
            change: change(before, after),
          }))}
      />
      <Changes
        title={t('correct.kept')}
        rows={slots
          .filter(({ kept }) => kept)
          .map(({ match_id, round, before }) => ({
            key: `${match_id}${before}`,
            label: label(round),
            change: t('correct.stays', { name: before ?? t('match:unknownPlayer') }),
          }))}
      />
      <BeforeAfter title={t('correct.circuitPoints')} rows={points} />
      <BeforeAfter
        title={t('correct.ratings', { count: players })}
        rows={seen.map(({ player, before, after }) => ({
          player,
          before: Math.round(before),
          after: Math.round(after),
        }))}
        more={more > 0 ? t('correct.more', { count: more }) : undefined}
      />
    </Stack>
  );
}

/** Changes too small to display are left out. */
const isSeen = ({ before, after }: Props['consequences']['ratings'][number]): boolean =>
  Math.round(before) !== Math.round(after);

type Row = { readonly key: string; readonly label: string; readonly change: string };

type ChangesProps = { readonly title: string; readonly rows: readonly Row[] };

function Changes({ title, rows }: ChangesProps) {
  if (rows.length === 0) return null;
  return (
    <TitledList title={title}>
      {rows.map(({ key, label, change }) => (
        <li key={key}>
          {label}: <strong>{change}</strong>
        </li>
      ))}
    </TitledList>
  );
}
