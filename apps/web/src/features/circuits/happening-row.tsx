import type { Happening } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatList, formatMoment } from '#lib/format.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { useMoves } from './use-moves.ts';

type Props = {
  readonly happening: Happening;
  /** Whether the list is that of one edition, whose name needs no repeating. */
  readonly withinEdition?: boolean;
};

/** Something that happened in an edition: an open changed state, who won it, and what that changed in the ranking. */
export function HappeningRow({ happening, withinEdition = false }: Props) {
  const { t } = useTranslation('circuits');
  const { open, state, champions, at, edition } = happening;
  const moves = useMoves(happening);
  return (
    <li>
      <RowLink to={paths.open} params={{ openId: open._id }} sx={{ px: 1 }}>
        <TwoLines
          first={t(`edition.happened.${state}`, { open: open.name })}
          second={[
            champions.length > 0 &&
              t('edition.champion', {
                count: champions.length,
                names: formatList(champions.map(({ name }) => name)),
              }),
            ...moves,
            !withinEdition && `${edition.circuit} · ${edition.name}`,
            formatMoment(at),
          ]}
        />
      </RowLink>
    </li>
  );
}
