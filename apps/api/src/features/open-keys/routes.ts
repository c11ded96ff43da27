import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';
import { createKey, listKeys, revokeKey } from './manage.ts';
import { personalData } from './personal-data.ts';

/** The keys of an open, with which other sites and programs read what is public of it (ADR 130). */
export const openKeys: Feature = {
  name: 'open keys',
  routes: [
    handle(calls.listOpenKeys, owner('open.organiser'), listKeys),
    handle(calls.createOpenKey, owner('open.organiser'), createKey),
    handle(calls.revokeOpenKey, owner('open.organiser'), revokeKey),
  ],
  personalData,
};
