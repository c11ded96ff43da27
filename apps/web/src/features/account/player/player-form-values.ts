import { defaultPhoneCode, line, type OwnPlayer } from '@topspin/contract';
import { z } from 'zod/mini';
import { emptyAsNull } from '#lib/empty-fields.ts';
import { birthDate } from '#domain/player-fields/birth-date.ts';
import { identityFields, identityValues } from '#domain/player-fields/identity.ts';
import { phoneOrNone } from './phone-or-none.ts';
import { socialSchema, socialValues } from './social-values.ts';

export const playerFormSchema = z.object({
  ...identityFields,
  date_of_birth: emptyAsNull(birthDate),
  licence: emptyAsNull(line(30)),
  contact_phone: z.pipe(
    phoneOrNone,
    z.transform((given) => (given.phone.trim() === '' ? null : given)),
  ),
  show_phone_admin_only: z.boolean(),
  social_networks: socialSchema,
  guardian_consent: z.boolean(),
});

export const playerFormValues = (player: OwnPlayer): z.input<typeof playerFormSchema> => ({
  ...identityValues(player),
  date_of_birth: player.date_of_birth ?? '',
  licence: player.licence ?? '',
  contact_phone: player.contact_phone ?? { name: player.name, code: defaultPhoneCode, phone: '' },
  show_phone_admin_only: player.show_phone_admin_only,
  social_networks: socialValues(player.social_networks),
  guardian_consent: false,
});
