import { newPassword } from '@topspin/contract';
import i18next from 'i18next';
import { z } from 'zod/mini';

/** The fields of a form that asks for a new password. */
export const newPasswordFields = { password: newPassword, confirmation: z.string() };

type Both = { readonly password: string; readonly confirmation: string };

/** A new password has to be typed twice. */
export const typedTwice = z.refine<Both>(({ password, confirmation }) => password === confirmation, {
  path: ['confirmation'],
  error: () => i18next.t('forms:passwordsDiffer'),
});
