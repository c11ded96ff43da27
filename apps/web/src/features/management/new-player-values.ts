import { defaultPhoneCode, genders, line, phone, plainDate, relations } from '@topspin/contract';
import { z } from 'zod/mini';
import { emptyAsNothing } from '#lib/empty-fields.ts';

const longestName = 80;

export const newPlayerSchema = z.object({
  name: line(longestName),
  date_of_birth: emptyAsNothing(plainDate),
  gender: emptyAsNothing(z.enum(genders)),
  club: emptyAsNothing(line(longestName)),
  contact_phone: phone,
  relation: z.enum(relations),
  consent: z.literal(true),
  /** The paper consent for somebody too young to consent alone. */
  guardian_consent: z.boolean(),
});

export const newPlayerDefaults = {
  name: '',
  date_of_birth: '',
  gender: '',
  club: '',
  contact_phone: { name: '', code: defaultPhoneCode, phone: '' },
  relation: 'guardian',
  guardian_consent: false,
} as const;
