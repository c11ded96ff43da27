import { useTranslation } from 'react-i18next';

/** The number of seeds in words. */
export function useSeedWords(): (seeds: number) => string {
  const { t } = useTranslation('competition');
  return (seeds) => (seeds === 0 ? t('draw.noSeeds') : t('draw.seedCount', { count: seeds }));
}
