import type { PlainTopic } from '@topspin/contract';
import type { Access } from '#http/access/access.ts';
import { refusalOf } from '#http/access/guard.ts';
import { isAdmin, type LinkUmpire, type Viewer } from '#http/call.ts';

/** Who may follow each topic: those who may make the calls that it announces. Visitors read the public list of opens. */
const followers: Readonly<Record<PlainTopic, Access['who']>> = {
  me: 'user',
  active: 'user',
  opens: 'anyone',
  rankings: 'user',
  mails: 'admin',
};

type Caller = { readonly viewer: Viewer | null; readonly umpire: LinkUmpire | null };

/** Whether somebody may follow a topic without an id. Public calls answer an umpire like any visitor. */
export function mayFollow(topic: PlainTopic, { viewer, umpire }: Caller): boolean {
  const who = followers[topic];
  return refusalOf({ who }, { viewer, umpire: who === 'anyone' ? null : umpire }) === undefined;
}

/** Viewers who all see the same opens; those who see more than others are asked about one by one. */
function likeOf(viewer: Viewer | null): string {
  if (!viewer) return 'visitor';
  if (isAdmin(viewer)) return 'admin';
  return viewer.seesMore ? viewer.id : 'member';
}

/** Whether a viewer, or a visitor without an account, sees an open. */
type Asks = (viewer: Viewer | null, openId: string) => Promise<boolean>;

/** Access of followers to opens, cached until something changes it. */
export type FollowAccess = {
  readonly may: Asks;
  /** Asks again about this open, or about all. */
  forget(openId?: string): void;
  /** Asks again what this account may follow. */
  forgetViewer(id: string): void;
};

const mostOpens = 2000;

export function followAccess(asks: Asks): FollowAccess {
  const known = new Map<string, Map<string, Promise<boolean>>>();
  let changes = 0;
  const ofOpen = (openId: string) => {
    const found = known.get(openId);
    if (found) return found;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= mostOpens) known.delete(oldest);
    const fresh = new Map<string, Promise<boolean>>();
    known.set(openId, fresh);
    return fresh;
  };
  const may: Asks = async (viewer, openId) => {
    const like = likeOf(viewer);
    const before = changes;
    const answers = ofOpen(openId);
    const asked = answers.get(like) ?? asks(viewer, openId);
    answers.set(like, asked);
    asked.catch(() => answers.delete(like));
    const answer = await asked;
    // An answer that was only dropped for lack of room is still true.
    const isCurrent = changes === before || (known.get(openId) === answers && answers.get(like) === asked);
    return isCurrent ? answer : may(viewer, openId);
  };
  return {
    may,
    forget(openId) {
      changes += 1;
      if (openId === undefined) known.clear();
      else known.delete(openId);
    },
    forgetViewer(id) {
      changes += 1;
      for (const answers of known.values()) answers.delete(id);
    },
  };
}
