import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { newOpenKey, openKey } from '../../public/open-keys.ts';

const opens = resource('open keys', '/app/opens');

export const listOpenKeys = opens('listOpenKeys', 'GET /{id}/keys', {
  summary:
    'List the keys of an open that only read: their names, who made them and when each was last used, but not their secrets',
  answers: { 200: z.object({ collection: z.array(openKey) }) },
});

export const createOpenKey = opens('createOpenKey', 'POST /{id}/keys', {
  summary:
    'Make a key with which other sites and programs read what visitors see of an open; its secret is answered this once',
  secret: true,
  body: newOpenKey,
  answers: { 201: z.object({ ...openKey.shape, secret: z.string() }) },
  errors: ['auth.forbidden', 'openKey.tooMany'],
});

export const revokeOpenKey = opens('revokeOpenKey', 'DELETE /{id}/keys/{key_id}', {
  summary: 'Revoke a key of an open; what uses it is refused at once',
});
