import { phone, phoneCodes } from '@topspin/contract';
import { z } from 'zod/mini';

/** An optional phone: once it has a number, it must be complete. */
export const phoneOrNone = z.object({ name: z.string(), code: z.enum(phoneCodes), phone: z.string() }).check(
  z.refine((given) => given.phone.trim() === '' || phone.safeParse(given).success, {
    path: ['phone'],
    params: { rule: 'phone.digits' },
  }),
);
