import { getOpen, type OpenPage } from '@topspin/contract';
import { paths } from '#lib/paths.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import type { About, ChangeAct } from '#lib/outbox/item.ts';

/** The order of an open's changes in the outbox: they are sent one after the other, as they were made. */
export const orderOfOpen = (openId: string): string => `open:${openId}`;

/** What a change to somebody's registration is about. */
export function aboutChange(openId: string, person: string, act: ChangeAct): About {
  const open = queries.getQueryData<OpenPage>(apiQuery(getOpen, { params: { id: openId } }).queryKey);
  return { title: open?.name ?? '', path: paths.open.replace('$openId', openId), change: { person, act } };
}
