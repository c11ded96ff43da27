import { useTranslation } from 'react-i18next';
import type { MatchTime } from '../printed/match-time.ts';

/** What an estimated hour is, where there is one. */
export function Estimated({ times }: { readonly times: readonly MatchTime[] }) {
  const { t } = useTranslation('paper');
  const isEstimated = times.some(({ at, isLikely }) => at !== null && isLikely);
  return isEstimated && <p style={{ margin: '0 0 2mm', fontSize: '8.5pt' }}>{t('estimated')}</p>;
}
