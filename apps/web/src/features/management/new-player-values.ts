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
  /** On paper, of somebody too young to agree alone. */
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
