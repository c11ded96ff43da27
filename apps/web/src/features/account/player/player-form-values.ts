import { defaultPhoneCode, genders, line, plainDate, type OwnPlayer } from '@topspin/contract';
import { z } from 'zod/mini';
import { emptyAsNull } from '#lib/empty-fields.ts';
import { phoneOrNone } from './phone-or-none.ts';
import { socialSchema, socialValues } from './social-values.ts';

const longestName = 80;
const longestNickname = 40;
const countryCode = z.string().check(z.regex(/^[A-Z]{3}$/u));

export const playerFormSchema = z.object({
  name: line(longestName),
  nickname: emptyAsNull(line(longestNickname)),
  date_of_birth: emptyAsNull(plainDate),
  gender: emptyAsNull(z.enum(genders)),
  nationality: emptyAsNull(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((code) => code.toUpperCase()),
      ),
      countryCode,
    ),
  ),
  club: emptyAsNull(line(longestName)),
  contact_phone: z.pipe(
    phoneOrNone,
    z.transform((given) => (given.phone.trim() === '' ? null : given)),
  ),
  show_phone_admin_only: z.boolean(),
  social_networks: socialSchema,
  guardian_consent: z.boolean(),
});

export const playerFormValues = (player: OwnPlayer): z.input<typeof playerFormSchema> => ({
  name: player.name,
  nickname: player.nickname ?? '',
  date_of_birth: player.date_of_birth ?? '',
  gender: player.gender ?? '',
  nationality: player.nationality ?? '',
  club: player.club?.name ?? '',
  contact_phone: player.contact_phone ?? { name: player.name, code: defaultPhoneCode, phone: '' },
  show_phone_admin_only: player.show_phone_admin_only,
  social_networks: socialValues(player.social_networks),
  guardian_consent: false,
});
