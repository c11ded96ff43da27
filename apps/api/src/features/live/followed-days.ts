import type { Day, Hall, LiveMessage, ShownTopic } from '@topspin/contract';
import { viewOf, type DayView, type ShownDay, type ShownDays } from '#features/day/reads.ts';
import type { Db } from '#http/call.ts';
import { difference } from '#live/difference.ts';
import type { Follower } from './follower.ts';
import { delayOfLook, isNear } from './near-days.ts';
import { oneByOne } from './one-by-one.ts';

type Sources = {
  readonly db: Db;
  readonly days: ShownDays;
  readonly now: () => Date;
  readonly send: (followers: Iterable<Follower>, message: LiveMessage) => void;
  /** Is told why a day could not be read; it is tried again. */
  readonly onFailure: (error: unknown) => void;
};

/** The days of play that somebody follows change by change, each made once for all who see the same of it. */
export type FollowedDays = {
  /** Whether somebody may follow a day; from then on they do, as they may see it now. */
  enter(follower: Follower, topic: ShownTopic): Promise<boolean>;
  leave(follower: Follower, topic: ShownTopic): void;
  /** Tells a follower who has another day than there is to read it. */
  catchUp(follower: Follower, topic: ShownTopic, fingerprint: string | undefined): Promise<void>;
  /** Makes the days anew that a ring of the bell is about. */
  hear(rung: string): void;
  /** Makes all of them anew. */
  hearAll(): void;
  /** Those whose rights a ring may have changed, besides what changes who may follow an open. */
  toCheck(rung: string): readonly Follower[];
  stop(): void;
};

/** A day as some see it who follow it. */
type View = DayView & {
  readonly topic: ShownTopic;
  readonly followers: Set<Follower>;
  /** The opens of the day, once it was read. */
  opens?: readonly string[];
  /** What they were sent last, with all before it; null if a read failed, so that they may have another. */
  sent?: Day | Hall | null;
  due?: { readonly at: number; readonly timer: NodeJS.Timeout };
};

/** In milliseconds: changes of one transaction arrive together. */
const soon = 20;
/** A point changes one figure of a day; a name changes seldom. */
const later = 1000;
/** A name is in many days: they are not read in the same moment. */
const spread = 3000;
/** After a read that failed. */
const again = 60_000;
/** After the time at which somebody has rested: the clocks of timers are coarse. */
const margin = 20;

/** A change longer than this is no shorter than the day as it is read, compressed. */
const longest = 16_000;

export function followedDays({ db, days, now, send, onFailure }: Sources): FollowedDays {
  const views = new Map<string, View>();
  const viewsOf = (concerns: (view: View) => boolean) => [...views.values()].filter(concerns);
  const viewFor = (follower: Follower, topic: ShownTopic) =>
    viewsOf((view) => view.topic === topic && view.followers.has(follower))[0];

  const forget = (view: View, follower: Follower) => {
    view.followers.delete(follower);
    if (view.followers.size > 0) return;
    clearTimeout(view.due?.timer);
    views.delete(view.name);
  };
  const lookIn = (view: View, delay: number) => {
    if (views.get(view.name) !== view) return;
    const at = performance.now() + delay;
    if (view.due && view.due.at <= at) return;
    clearTimeout(view.due?.timer);
    view.due = { at, timer: setTimeout(() => queue.add(view), delay).unref() };
  };
  const isOfNow = ({ sent }: View) => !sent || isNear(sent.date, now().getTime());
  const read = (view: View) =>
    view.find(now()).catch((error: unknown) => {
      onFailure(error);
      view.sent = null;
      lookIn(view, again);
      return undefined;
    });
  const queue = oneByOne<View>(
    async (view) => {
      delete view.due;
      if (views.get(view.name) !== view || (await read(view))) return;
      // The day is gone or could not be read: followers read it themselves, and get the error.
      send(view.followers, { type: 'changed', topic: view.topic });
    },
    isOfNow,
    onFailure,
  );
  days.listen(({ name, value, opens, until }: ShownDay) => {
    const view = views.get(name);
    if (!view) return;
    const { sent, topic, followers } = view;
    Object.assign(view, { sent: value, opens });
    const delay = delayOfLook(value.date, until + margin, now().getTime());
    if (delay !== undefined) lookIn(view, Math.max(delay, value === sent ? later : 0));
    const message: LiveMessage | undefined =
      sent === null ? { type: 'changed', topic } : sent && messageOf(topic, sent, value);
    if (message) send(followers, message);
  });

  /** One after the other for each follower: what is read last of their rights is what they have. */
  const turns = new WeakMap<Follower, Promise<boolean>>();
  const inTurn = (follower: Follower, enter: () => Promise<boolean>) => {
    const turn = (turns.get(follower) ?? Promise.resolve()).then(enter, enter);
    turns.set(follower, turn);
    return turn;
  };
  const enter = async (follower: Follower, topic: ShownTopic): Promise<boolean> => {
    const seen = await viewOf(db, days, { topic, viewer: follower.viewer });
    if (!follower.stream.isOpen) return true;
    const before = viewFor(follower, topic);
    if (before && before.name === seen?.name) return true;
    if (before) forget(before, follower);
    if (!seen) return false;
    const view = views.get(seen.name) ?? { ...seen, topic, followers: new Set() };
    views.set(seen.name, view);
    view.followers.add(follower);
    if (!before) return true;
    // As others see it, the day is another one; it is read before they read it, so that what comes then is a change of it.
    if (!view.sent) await read(view);
    send([follower], { type: 'changed', topic });
    return true;
  };

  return {
    enter: (follower, topic) => inTurn(follower, () => enter(follower, topic)),
    leave(follower, topic) {
      const view = viewFor(follower, topic);
      if (view) forget(view, follower);
    },
    async catchUp(follower, topic, fingerprint) {
      const view = viewFor(follower, topic);
      const current = view && (await read(view));
      if (!current || current.fingerprint !== fingerprint) send([follower], { type: 'changed', topic });
    },
    hear(rung) {
      const [kind = '', id = '', table = ''] = rung.split(':');
      if (kind === 'day') viewsOf(isOfDay(id)).forEach((view) => lookIn(view, soon));
      if (kind === 'open') {
        const delay = table === 'points' ? later : soon;
        viewsOf(
          ({ topic, opens }) =>
            (!opens || opens.includes(id)) && !(table === 'points' && topic.startsWith('hall:')),
        ).forEach((view) => lookIn(view, delay));
      }
      if (kind === 'table' && namesIn.has(id))
        viewsOf(isOfNow).forEach((view) => lookIn(view, later + spread * Math.random()));
    },
    hearAll: () => viewsOf(() => true).forEach((view) => lookIn(view, soon)),
    toCheck(rung) {
      const [kind = '', id = '', table = ''] = rung.split(':');
      if (kind !== 'day' || table !== 'day_managers') return [];
      return viewsOf(isOfDay(id)).flatMap(({ followers }) => [...followers]);
    },
    stop: () => viewsOf(() => true).forEach(({ due }) => clearTimeout(due?.timer)),
  };
}

/** The tables whose names a day shows. */
const namesIn: ReadonlySet<string> = new Set(['players', 'users', 'clubs', 'venues', 'opens']);

const isOfDay =
  (id: string) =>
  ({ topic }: View): boolean =>
    topic.slice(topic.indexOf(':') + 1) === id;

/** The time at which it was so is a change, too: by then a call is due. */
function messageOf(topic: ShownTopic, one: Day | Hall, other: Day | Hall): LiveMessage | undefined {
  // The message says the fingerprint itself.
  const change = difference(one, { ...other, fingerprint: one.fingerprint });
  if (!change) return undefined;
  if (JSON.stringify(change).length > longest) return { type: 'changed', topic };
  return { type: 'day', topic, from: one.fingerprint, to: other.fingerprint, change };
}
