import { useTranslation } from 'react-i18next';
import type { PlacedMatch } from '../printed/scope.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';

type Props = { readonly printed: PrintedOpen; readonly matches: readonly PlacedMatch[] };

/** What an estimated hour is, where there is one. */
export function Estimated({ printed, matches }: Props) {
  const { t } = useTranslation('paper');
  const isEstimated = matches.some((match) => {
    const { at, isLikely } = printed.timeOf(match);
    return at !== null && isLikely;
  });
  return isEstimated && <p style={{ margin: '0 0 2mm', fontSize: '8.5pt' }}>{t('estimated')}</p>;
}
