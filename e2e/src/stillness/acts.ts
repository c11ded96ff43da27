import type { Clocks, Stillness } from './moves.ts';

/**
 * In the page: knows what a person has done. An act excuses what was on the screen when it happened, for half a second and as
 * long as thirty frames take, and until the requests of that time are answered; after a write, also what is then read again.
 * Anything an act adds to the page has to stay where it appears.
 */
export function followActs(still: Stillness, { now, nextFrame, later }: Clocks): void {
  /** `open` counts what may still move things because of it. */
  type Act = { readonly at: number; open: number };
  /** For how long an act excuses, in milliseconds, besides the frames. */
  const brief = 500;
  const acts = new Set<Act>();
  /** Those of this moment: a request that begins now is theirs. */
  const recent = new Set<Act>();
  /** Writes that wait in the outbox are the last act's. */
  let last: Act | null = null;

  /** A callback that is due after a moment, with the number of frames sampled so far and their total duration in milliseconds. */
  type Wait = {
    readonly since: number;
    readonly moment: number;
    readonly end: () => void;
    seen: number;
    took: number;
  };
  const waits = new Set<Wait>();
  /** Between two frames that are looked at, in milliseconds: to ask for each of them keeps the page drawing. */
  const pause = 100;
  const isOver = ({ since, moment, seen, took }: Wait) =>
    seen > 4 && now() - since > Math.max(moment, (30 * took) / seen);
  const see = (took: number) => {
    for (const wait of waits) {
      wait.seen += 1;
      wait.took += took;
      if (!isOver(wait)) continue;
      waits.delete(wait);
      wait.end();
    }
  };
  let isFollowing = false;
  const follow = () => {
    if (isFollowing || waits.size === 0) return;
    isFollowing = true;
    // A page that is busy through the pause is as late as one that is busy through the frame.
    const due = now() + pause;
    later(() => {
      nextFrame(() => {
        see(Math.max(0, now() - due));
        isFollowing = false;
        follow();
      });
    }, pause);
  };
  still.afterAMoment = (moment, end) => {
    waits.add({ since: now(), moment, end, seen: 0, took: 0 });
    follow();
  };
  const close = (act: Act) => {
    act.open -= 1;
    if (act.open === 0) acts.delete(act);
  };

  const acted = ({ target }: Event) => {
    still.look(target instanceof Element && !target.checkVisibility({ opacityProperty: true }));
    const act = { at: now(), open: 1 };
    last = act;
    acts.add(act);
    recent.add(act);
    still.afterAMoment(brief, () => {
      recent.delete(act);
      close(act);
    });
  };
  for (const event of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input', 'change', 'wheel'])
    addEventListener(event, acted, { capture: true, passive: true });

  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const isWrite = (request[1]?.method ?? 'GET') !== 'GET';
    const causes = recent.size === 0 && isWrite && last ? [last] : [...recent];
    for (const act of causes) {
      act.open += 1;
      acts.add(act);
    }
    try {
      return await send(...request);
    } finally {
      for (const act of causes) {
        if (isWrite) recent.add(act);
        still.afterAMoment(brief, () => {
          if (isWrite) recent.delete(act);
          close(act);
        });
      }
    }
  };

  still.isExcused = (since) => [...acts].some(({ at }) => since <= at);
}
