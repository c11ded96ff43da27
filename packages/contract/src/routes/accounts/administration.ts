import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { legacy } from '../../accounts/handed-over.ts';
import { userSession, userErasure } from '../../accounts/administration.ts';

const tag = 'admin';

export const disableUser = route({
  name: 'disableUser',
  method: 'PUT',
  path: '/app/users/{id}/disabled',
  tag,
  summary:
    'Disable an account: it is logged out everywhere and nobody logs in with it; everything it made stays',
  params: byId,
  answers: { 204: null },
  errors: ['thing.notFound', 'auth.lastAdmin', 'auth.ownAccount'],
});

export const enableUser = route({
  name: 'enableUser',
  method: 'DELETE',
  path: '/app/users/{id}/disabled',
  tag,
  summary: 'Enable a disabled account: its user can log in again',
  params: byId,
  answers: { 204: null },
  errors: ['thing.notFound', 'auth.ownAccount'],
});

export const listUserSessions = route({
  name: 'listUserSessions',
  method: 'GET',
  path: '/app/users/{id}/sessions',
  tag,
  summary: 'List the devices on which an account is logged in',
  params: byId,
  answers: { 200: z.object({ collection: z.array(userSession) }) },
  errors: ['thing.notFound'],
});

export const endUserSessions = route({
  name: 'endUserSessions',
  method: 'DELETE',
  path: '/app/users/{id}/sessions',
  tag,
  summary: 'Log an account out on every device, for a lost phone or a password that others know',
  params: byId,
  answers: { 204: null },
  errors: ['thing.notFound', 'auth.ownAccount'],
});

export const endUserSession = route({
  name: 'endUserSession',
  method: 'DELETE',
  path: '/app/users/{id}/sessions/{session_id}',
  tag,
  summary: 'Log an account out on one device',
  params: z.object({ id: uuid, session_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound', 'auth.ownAccount'],
});

export const getUserLegacy = route({
  name: 'getUserLegacy',
  method: 'GET',
  path: '/app/users/{id}/legacy',
  tag,
  summary: 'Preview what would happen to everything an account looks after if it were erased',
  params: byId,
  answers: { 200: legacy },
  errors: ['thing.notFound'],
});

export const eraseUser = route({
  name: 'eraseUser',
  method: 'DELETE',
  path: '/app/users/{id}',
  tag,
  summary:
    'Erase the account of somebody who asked for it, given the password of the admin; results stay anonymous',
  params: byId,
  body: userErasure,
  answers: { 204: null },
  errors: ['thing.notFound', 'auth.wrongPassword', 'auth.lastAdmin', 'auth.ownAccount'],
});
