import { useTranslation } from 'react-i18next';

/** How many seeds there are, in words. */
export function useSeedWords(): (seeds: number) => string {
  const { t } = useTranslation('competition');
  return (seeds) => (seeds === 0 ? t('draw.noSeeds') : t('draw.seedCount', { count: seeds }));
}
