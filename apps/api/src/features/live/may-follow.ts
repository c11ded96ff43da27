import { seesOpen } from '#features/opens/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';

/** Whether a viewer, or a visitor without an account, may follow an open and its matches. */
const mayFollow = (db: Db, viewer: Viewer | null, openId: string): Promise<boolean> =>
  seesOpen(db, viewer, openId);

/** Viewers who all see the same opens; those who organise some are asked about one by one. */
function likeOf(viewer: Viewer | null): string {
  if (!viewer) return 'visitor';
  if (isAdmin(viewer)) return 'admin';
  return viewer.helps ? viewer.id : 'member';
}

/** Who may follow which open, in memory until something changes it. */
export type FollowAccess = {
  may(viewer: Viewer | null, openId: string): Promise<boolean>;
  /** Asks again about this open, or about all. */
  forget(openId?: string): void;
};

const mostOpens = 2000;

export function followAccess(db: Db): FollowAccess {
  const known = new Map<string, Map<string, Promise<boolean>>>();
  const ofOpen = (openId: string) => {
    const found = known.get(openId);
    if (found) return found;
    if (known.size >= mostOpens) known.clear();
    const fresh = new Map<string, Promise<boolean>>();
    known.set(openId, fresh);
    return fresh;
  };
  const may = async (viewer: Viewer | null, openId: string): Promise<boolean> => {
    const like = likeOf(viewer);
    const answers = ofOpen(openId);
    const asked = answers.get(like) ?? mayFollow(db, viewer, openId);
    answers.set(like, asked);
    asked.catch(() => answers.delete(like));
    const answer = await asked;
    // It changed while it was read.
    return known.get(openId) === answers ? answer : may(viewer, openId);
  };
  return {
    may,
    forget(openId) {
      if (openId === undefined) known.clear();
      else known.delete(openId);
    },
  };
}
