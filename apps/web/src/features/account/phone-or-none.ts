import { phone, phoneCodes } from '@topspin/contract';
import { z } from 'zod/mini';

/** A phone that may be left out; once a number is there it has to be a whole phone. */
export const phoneOrNone = z.object({ name: z.string(), code: z.enum(phoneCodes), phone: z.string() }).check(
  z.refine((given) => given.phone.trim() === '' || phone.safeParse(given).success, {
    path: ['phone'],
    params: { rule: 'phone.digits' },
  }),
);
