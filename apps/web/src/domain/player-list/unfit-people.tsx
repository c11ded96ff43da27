import type { IneligibilityReason } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/state/notice.tsx';
import { someoneNew, type ListedPerson } from './choices.ts';
import { RowTexts } from './list-issues.tsx';

export type UnfitPerson = { readonly row: number; readonly reasons: readonly IneligibilityReason[] };

/** The new people of a list whom the limits of an open exclude, known before anything is sent. */
export const unfitIn = (
  listed: readonly ListedPerson[],
  judge: (person: ListedPerson['person']) => readonly IneligibilityReason[],
): readonly UnfitPerson[] =>
  listed
    .filter(({ choice }) => choice === someoneNew)
    .map(({ person }) => ({ row: person.row, reasons: judge(person) }))
    .filter(({ reasons }) => reasons.length > 0);

/** The people who stay out, and why. */
export function UnfitPeople({ people }: { readonly people: readonly UnfitPerson[] }) {
  const { t } = useTranslation('playerList');
  if (people.length === 0) return null;
  return (
    <Notice tone="error" title={t('unfitTitle', { count: people.length })}>
      <RowTexts
        rows={people.map(({ row, reasons }) => ({
          row,
          text: reasons.map((reason) => t(`unfit.${nameOf(reason)}`, reason)).join(' '),
        }))}
      />
    </Notice>
  );
}

const names = {
  'eligibility.dateOfBirthMissing': 'dateOfBirthMissing',
  'eligibility.tooYoung': 'tooYoung',
  'eligibility.tooOld': 'tooOld',
  'eligibility.genderMissing': 'genderMissing',
  'eligibility.gender': 'gender',
  'eligibility.ratingTooLow': 'ratingTooLow',
  'eligibility.ratingTooHigh': 'ratingTooHigh',
  'eligibility.functionalDiversityMissing': 'functionalDiversityMissing',
  'eligibility.functionalDiversity': 'functionalDiversity',
} as const satisfies Record<IneligibilityReason['code'], string>;

const nameOf = ({ code }: IneligibilityReason) => names[code];
