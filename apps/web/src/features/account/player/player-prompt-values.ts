import { publicName } from '@topspin/contract';
import { z } from 'zod/mini';
import { emptyAsNothing } from '#lib/empty-fields.ts';
import { birthDate } from '#domain/player-fields/birth-date.ts';
import { phoneOrNone } from './phone-or-none.ts';

const longestNickname = 40;

export const playerPromptSchema = z.object({
  now: z.boolean(),
  date_of_birth: birthDate,
  nickname: emptyAsNothing(publicName(longestNickname)),
  contact_phone: phoneOrNone,
  show_phone_admin_only: z.boolean(),
  guardian_consent: z.boolean(),
  skip: z.boolean(),
});

/** The body to send, with the contact phone only if its number was filled in. */
export function playerPromptBody(filled: z.output<typeof playerPromptSchema>) {
  const { date_of_birth, nickname, contact_phone: contact, show_phone_admin_only, guardian_consent } = filled;
  return {
    date_of_birth,
    show_phone_admin_only,
    guardian_consent,
    ...(nickname !== undefined && { nickname }),
    ...(contact.phone.trim() !== '' && { contact_phone: contact }),
  };
}
