import { defaultPhoneCode, genders, line, personName, phone, relations } from '@topspin/contract';
import { z } from 'zod/mini';
import { emptyAsNothing } from '#lib/empty-fields.ts';
import { birthDate } from '#domain/player-fields/birth-date.ts';

const longestName = 80;

const fields = z.object({
  name: personName(longestName),
  date_of_birth: emptyAsNothing(birthDate),
  gender: emptyAsNothing(z.enum(genders)),
  club: emptyAsNothing(line(longestName)),
  contact_phone: phone,
  relation: z.enum(relations),
  consent: z.literal(true),
  /** The paper consent for somebody too young to consent alone. */
  guardian_consent: z.boolean(),
});

/** A profile with a guardian needs a date of birth, because less is shown of minors. */
export const newPlayerSchema = fields.check(
  z.refine(({ relation, date_of_birth }) => relation !== 'guardian' || Boolean(date_of_birth), {
    path: ['date_of_birth'],
    params: { rule: 'required' },
  }),
);

export const newPlayerDefaults = {
  name: '',
  date_of_birth: '',
  gender: '',
  club: '',
  contact_phone: { name: '', code: defaultPhoneCode, phone: '' },
  relation: 'guardian',
  guardian_consent: false,
} as const;
