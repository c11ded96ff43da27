import type { OpenFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';

/** A format in words, for the description of an open; the texts are of the area `simulators`. */
export function useFormatWords(): (format: OpenFormat) => string {
  const { t } = useTranslation('simulators');
  const setsOf = ({ bestOf }: { readonly bestOf: number }) => t('format.setsWords', { count: bestOf });
  return ({ groups, swiss, knockout }) =>
    [
      groups &&
        t('format.groupsWords', { size: groups.size, count: groups.qualifiers, sets: setsOf(groups) }),
      groups?.fills && t('format.fillsWords', { position: groups.qualifiers + 1 }),
      swiss && t('format.swissWords', { count: swiss.rounds, sets: setsOf(swiss) }),
      ...(swiss && swiss.qualifiers < 2
        ? []
        : [
            swiss && t('format.bestWords', { best: swiss.qualifiers }),
            t('format.knockoutWords', { sets: setsOf(knockout) }),
            knockout.thirdPlace && t('format.thirdPlaceWords'),
          ]),
    ]
      .filter(Boolean)
      .join(' ');
}
