/** Something that a page waits for before it is painted. */
export type Reads = {
  /** Whether something mounted is still loading. */
  readonly isPending: () => boolean;
  /** Whether something may come, even of what is not mounted yet. */
  readonly mayCome: () => boolean;
  /** Calls back at each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** What is not whole by then is painted as far as it is, in milliseconds: twice as long as the slowest request that counts as online. */
const patience = 10_000;

let holders = 0;
let reads: Reads = { isPending: () => false, mayCome: () => false, subscribe: () => () => undefined };
const listeners = new Set<() => void>();

/** What pages wait for besides their code: the first reads of the application's query cache. */
export function waitForReads(source: Reads): void {
  reads = source;
}

/** Keeps what is not painted yet so, until `letPaint` was called as often. */
export function holdPaint(): void {
  holders += 1;
}

export function letPaint(): void {
  holders -= 1;
  for (const listener of listeners) listener();
}

const isWhole = (): boolean => holders === 0 && !reads.isPending();

/** Calls back now if nothing is left to come, as on a page that has been visited. */
export function ifWholeAlready(onWhole: () => void): void {
  if (holders === 0 && !reads.mayCome()) onWhole();
}

/**
 * Calls back once everything mounted is there, or after ten seconds; returns how to stop. An answer may mount a part that
 * reads more, so it is asked again after the answer has been rendered.
 */
export function whenWhole(onWhole: () => void): () => void {
  let rendered: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(rendered);
    if (!isWhole()) return;
    // Components hear of an answer in a task of their own, which is queued after this one.
    rendered = setTimeout(() => {
      rendered = setTimeout(() => {
        if (isWhole()) onWhole();
      });
    });
  };
  const limit = setTimeout(onWhole, patience);
  listeners.add(check);
  const unsubscribe = reads.subscribe(check);
  check();
  return () => {
    clearTimeout(rendered);
    clearTimeout(limit);
    listeners.delete(check);
    unsubscribe();
  };
}
