import type { Open, OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { Facts } from '#ui/page/facts.tsx';

type Limited = Pick<
  Open,
  'gender' | 'age_range' | 'rating_range' | 'rating_sum_range' | 'functional_diversity'
>;

/** The limits of an open in words, or that anybody may play. */
export function useLimits(): (open: Limited) => string {
  const { t } = useTranslation('opens');
  const onlyGender = {
    man: 'inscription.onlyMen',
    woman: 'inscription.onlyWomen',
    other: 'inscription.onlyOther',
  } as const;
  return ({ gender, age_range, rating_range, rating_sum_range: sum, functional_diversity }) =>
    [
      gender && t(onlyGender[gender]),
      age_range && t('inscription.ages', age_range),
      rating_range && t('inscription.ratings', rating_range),
      sum && t('inscription.ratingSums', sum),
      functional_diversity && t('inscription.functional'),
    ]
      .filter(Boolean)
      .join(' · ') || t('inscription.everybody');
}

/** When, where, who may play and how. */
export function OpenFacts({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const limits = useLimits();
  const zone = open.venue?.time_zone;
  return (
    <Facts
      facts={[
        [t('fields.date_start'), formatMoment(open.date_start, zone)],
        [t('fields.date_end'), formatMoment(open.date_end, zone)],
        [
          t('inscription.where'),
          open.venue && [open.venue.name, open.venue.address].filter(Boolean).join(', '),
        ],
        [t('inscription.who'), limits(open)],
        [
          t('information.format'),
          [open.doubles && t(`doubles.${open.doubles}`), t('bestOf', { count: open.best_of })]
            .filter(Boolean)
            .join(' · '),
        ],
        [
          t('information.rating'),
          open.doubles ? t('doubles.unrated') : t(open.rated ? 'information.rated' : 'information.unrated'),
        ],
        [
          t('information.edition'),
          open.edition &&
            [open.edition.name, open.edition.grade?.name, open.doubles && t('place.ofPairs')]
              .filter(Boolean)
              .join(' · '),
        ],
        [t('information.organiser'), open.organiser.name],
        [t('fields.contact'), open.contact],
      ]}
    />
  );
}
