import { accessByScoreLink, listConflicts } from '@topspin/contract';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { deviceKey } from '#lib/device-id.ts';
import { kindOf, linkOf, readerOfLink } from '#lib/last-state/reader.ts';
import type { Item } from '#lib/outbox/item.ts';
import { allItems, ready, update } from '#lib/outbox/outbox.ts';
import { matchOf } from '../log/match-order.ts';

/**
 * Takes over the points that wait on this device from links that have ended, so that they are sent or handed in with this one: of the
 * matches that it is for. Called while the device calls with it.
 */
export async function adoptPoints(link: string): Promise<void> {
  await ready;
  const owner = readerOfLink(link);
  const others = allItems().filter((item) => kindOf(item.owner) === 'umpire' && item.owner !== owner);
  for (const other of new Set(others.map((item) => item.owner))) {
    if (!(await hasEnded(linkOf(other)))) continue;
    const byMatch = Map.groupBy(
      others.filter((item) => item.owner === other),
      matchOf,
    );
    for (const [match, items] of byMatch)
      if (await mayScore(match)) update(items.map((item) => asOf(item, link)));
  }
}

const asOf = (item: Item, link: string): Item => ({
  ...item,
  owner: readerOfLink(link),
  about: { ...item.about, path: paths.scoreLink.replace('$token', link) },
});

/** Whether a link has been revoked. */
async function hasEnded(link: string): Promise<boolean> {
  try {
    await call(accessByScoreLink, { body: { link, key: deviceKey(link) } });
    return false;
  } catch (error) {
    return isProblem(error, 'scoreLink.revoked');
  }
}

/** Whether the device may score a match with the link it calls with; offline it is not known, and asked again later. */
const mayScore = (id: string): Promise<boolean> =>
  call(listConflicts, { params: { id } }).then(
    () => true,
    () => false,
  );
