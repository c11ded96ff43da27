import { z } from 'zod/mini';
import { line } from '../conventions/values.ts';

/** Known prefixes, and how many digits follow each. */
export const phoneDigits = { '+34': 9, '+351': 9, '+44': 10 } as const;
export const phoneCodes = ['+34', '+351', '+44'] as const satisfies readonly (keyof typeof phoneDigits)[];
export type PhoneCode = (typeof phoneCodes)[number];
export const defaultPhoneCode: PhoneCode = '+34';

/** A contact phone: whose it is, its prefix and its national number without spaces. */
export const phone = z
  .object({
    name: line(80),
    code: z.enum(phoneCodes),
    phone: z.pipe(
      z.pipe(
        z.string(),
        z.transform((written: string) => written.replace(/[\s.-]/gu, '')),
      ),
      z.string().check(z.regex(/^\d{6,15}$/u)),
    ),
  })
  .check(
    z.refine(({ code, phone: digits }) => digits.length === phoneDigits[code], {
      path: ['phone'],
      params: { rule: 'phone.digits' },
    }),
  );
export type Phone = z.infer<typeof phone>;
