type Thing = { name: string; close: () => Promise<unknown>; within: number };

export type OpenThings = {
  /** Registers how to close something that was opened, and how many milliseconds that may take. */
  add(name: string, close: () => Promise<unknown>, within: number): void;
  /** Closes everything, last opened first, each within its time; returns what failed. */
  closeAll(): Promise<string[]>;
};

/** The resources that a running server has open, to close in reverse order, even if startup fails half way. */
export function openThings(): OpenThings {
  const things: Thing[] = [];
  return {
    add: (name, close, within) => void things.push({ name, close, within }),
    async closeAll() {
      const failures: string[] = [];
      for (let thing = things.pop(); thing !== undefined; thing = things.pop()) {
        const failure = await closeWithin(thing);
        if (failure !== undefined) failures.push(`${thing.name}: ${failure}`);
      }
      return failures;
    },
  };
}

async function closeWithin({ close, within }: Thing): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`not closed after ${within} ms`), within);
  });
  const closed = close().then(
    () => undefined,
    (error: unknown) => String(error),
  );
  return Promise.race([closed, late]).finally(() => clearTimeout(timer));
}
