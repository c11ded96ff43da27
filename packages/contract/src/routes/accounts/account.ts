import { z } from 'zod/mini';
import { wholeNumber } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { instant, uuid } from '../../conventions/values.ts';
import { user } from '../../accounts/users.ts';
import { avatarTypes } from '../../accounts/account.ts';

const tag = 'auth';

export const setAvatar = route({
  name: 'setAvatar',
  method: 'PUT',
  path: '/auth/user/{id}/avatar',
  tag,
  summary: 'Upload an avatar: it is turned upright, cropped to a square and stripped of location data',
  params: byId,
  upload: avatarTypes,
  answers: { 200: user },
  errors: ['avatar.notAnImage', 'avatar.tooLarge', 'request.tooMany'],
});

export const removeAvatar = route({
  name: 'removeAvatar',
  method: 'DELETE',
  path: '/auth/user/{id}/avatar',
  tag,
  summary: 'Remove the avatar',
  params: byId,
  answers: { 200: user },
});

export const getAvatar = route({
  name: 'getAvatar',
  method: 'GET',
  path: '/avatars/{id}',
  tag,
  summary: 'Get an avatar; its URL changes with the image, and expires within hours for a minor',
  params: byId,
  query: z.object({
    until: z.optional(wholeNumber(0, 100_000_000)),
    seal: z.optional(z.string().check(z.maxLength(100))),
  }),
  answers: { 200: null },
  download: 'image/webp',
  errors: ['thing.notFound'],
});

export const exportMe = route({
  name: 'exportMe',
  method: 'GET',
  path: '/auth/user/{id}/export',
  tag,
  summary: 'Download everything stored about the account',
  params: byId,
  answers: { 200: z.record(z.string(), z.unknown()) },
});

const apiKey = z.object({
  _id: uuid,
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

export const listApiKeys = route({
  name: 'listApiKeys',
  method: 'GET',
  path: '/auth/user/{id}/api-keys',
  tag,
  summary: 'List the active API keys',
  params: byId,
  answers: { 200: z.object({ collection: z.array(apiKey) }) },
});

export const revokeApiKey = route({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/auth/user/{id}/api-keys/{key_id}',
  tag,
  summary: 'Revoke an API key',
  params: z.object({ id: uuid, key_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound'],
});
