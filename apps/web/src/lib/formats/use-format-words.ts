import type { OpenFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';

/** A format in words, for the description of an open; the texts are of the area `simulators`. */
export function useFormatWords(): (format: OpenFormat) => string {
  const { t } = useTranslation('simulators');
  return ({ groups, knockout }) =>
    [
      groups && t('format.groupsWords', { size: groups.size, count: groups.qualifiers, sets: groups.bestOf }),
      t('format.knockoutWords', { sets: knockout.bestOf }),
      knockout.thirdPlace && t('format.thirdPlaceWords'),
    ]
      .filter(Boolean)
      .join(' ');
}
