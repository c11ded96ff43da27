import { z } from 'zod/mini';
import { wholeNumber } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { instant, uuid } from '../../conventions/values.ts';
import { user } from '../../accounts/users.ts';
import { avatarTypes } from '../../accounts/account.ts';

const auth = resource('auth', '/auth', []);
const avatars = resource('auth', '/avatars');

export const setAvatar = auth('setAvatar', 'PUT /user/{id}/avatar', {
  summary: 'Upload an avatar: it is turned upright, cropped to a square and stripped of location data',
  upload: avatarTypes,
  answers: { 200: user },
  errors: ['avatar.notAnImage', 'avatar.tooLarge', 'request.tooMany'],
});

export const removeAvatar = auth('removeAvatar', 'DELETE /user/{id}/avatar', {
  summary: 'Remove the avatar',
  answers: { 200: user },
});

export const getAvatar = avatars('getAvatar', 'GET /{id}', {
  summary: 'Get an avatar; its URL changes with the image, and expires within hours for a minor',
  query: z.object({
    until: z.optional(wholeNumber(0, 100_000_000)),
    seal: z.optional(z.string().check(z.maxLength(100))),
  }),
  answers: { 200: null },
  download: 'image/webp',
});

export const exportMe = auth('exportMe', 'GET /user/{id}/export', {
  summary: 'Download everything stored about the account',
  answers: { 200: z.record(z.string(), z.unknown()) },
});

const apiKey = z.object({
  _id: uuid,
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

export const listApiKeys = auth('listApiKeys', 'GET /user/{id}/api-keys', {
  summary: 'List the active API keys',
  answers: { 200: z.object({ collection: z.array(apiKey) }) },
});

export const revokeApiKey = auth('revokeApiKey', 'DELETE /user/{id}/api-keys/{key_id}', {
  summary: 'Revoke an API key',
  errors: ['thing.notFound'],
});
