import { enterGroup, getGroup, listBrackets } from '@topspin/contract';
import { organiserOnly } from '#features/opens/reads.ts';
import { owner } from '#http/access/access.ts';
import { groupTables } from './sources.ts';
import { handle, type Feature } from '#http/handle.ts';
import { takeIntoGroup } from '#features/competition/groups/late-entry.ts';
import { readBrackets, readGroup } from '#features/competition/groups/page.ts';
import { findGroup } from '#features/competition/store/groups.ts';

/** Groups and brackets: visible to those who may see the open; organisers add late entries. */
export const groups: Feature = {
  name: 'groups',
  routes: [
    handle(getGroup, 'user', readGroup, { sources: groupTables }),
    handle(listBrackets, 'user', readBrackets, { sources: groupTables }),
    handle(enterGroup, owner('group.organiser'), takeIntoGroup),
  ],
  owns: {
    'group.organiser': async ({ db, viewer, params }) => {
      const group = await findGroup(db, params['id'] ?? '');
      return organiserOnly(db, viewer, group?.open_id);
    },
  },
};
