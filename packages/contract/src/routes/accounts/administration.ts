import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { legacy } from '../../accounts/handed-over.ts';
import { userSession, userErasure } from '../../accounts/administration.ts';

const users = resource('admin', '/app/users');

export const disableUser = users('disableUser', 'PUT /{id}/disabled', {
  summary:
    'Disable an account: it is logged out everywhere and nobody logs in with it; everything it made stays',
  errors: ['auth.lastAdmin', 'auth.ownAccount'],
});

export const enableUser = users('enableUser', 'DELETE /{id}/disabled', {
  summary: 'Enable a disabled account: its user can log in again',
  errors: ['auth.ownAccount'],
});

export const listUserSessions = users('listUserSessions', 'GET /{id}/sessions', {
  summary: 'List the devices on which an account is logged in',
  answers: { 200: z.object({ collection: z.array(userSession) }) },
});

export const endUserSessions = users('endUserSessions', 'DELETE /{id}/sessions', {
  summary: 'Log an account out on every device, for a lost phone or a password that others know',
  errors: ['auth.ownAccount'],
});

export const endUserSession = users('endUserSession', 'DELETE /{id}/sessions/{session_id}', {
  summary: 'Log an account out on one device',
  errors: ['auth.ownAccount'],
});

export const getUserLegacy = users('getUserLegacy', 'GET /{id}/legacy', {
  summary: 'Preview what would happen to everything an account looks after if it were erased',
  answers: { 200: legacy },
});

export const eraseUser = users('eraseUser', 'DELETE /{id}', {
  summary:
    'Erase the account of somebody who asked for it, given the password of the admin; results stay anonymous',
  body: userErasure,
  errors: ['auth.wrongPassword', 'auth.lastAdmin', 'auth.ownAccount'],
});
