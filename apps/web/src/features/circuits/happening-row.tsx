import type { Happening } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { formatMoment } from '#lib/format.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

/** Something that happened in an edition: an open changed state, and who won it. */
export function HappeningRow({ happening }: { readonly happening: Happening }) {
  const { t } = useTranslation('circuits');
  const { open, state, champion, at } = happening;
  return (
    <li>
      <RowLink to={paths.open} params={{ openId: open._id }} sx={{ px: 1 }}>
        <TwoLines
          first={t(`edition.happened.${state}`, { open: open.name })}
          second={[champion && t('edition.champion', { name: champion.name }), formatMoment(at)]}
        />
      </RowLink>
    </li>
  );
}
