import { getGroup } from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { readGroup } from './page.ts';

/** Groups and brackets. */
export const groups: Feature = { name: 'groups', routes: [handle(getGroup, readGroup)] };
