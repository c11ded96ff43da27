import { beforeAll } from 'vitest';

/**
 * Stands for a value created before the first test of a file or a `describe` and disposed of after the last,
 * so that set-up is one line and a constant. It is empty until the tests run.
 */
export function late<T extends object>(make: () => Promise<T>, end?: (made: T) => Promise<void>): T {
  let made: T | undefined;
  const real = (): T => {
    if (made === undefined) throw new Error('This is made before the first test: use it in tests and hooks.');
    return made;
  };
  beforeAll(async () => {
    const fresh = await make();
    made = fresh;
    return () => end?.(fresh);
  });
  const read = (key: PropertyKey): unknown => Reflect.get(real(), key);
  return new Proxy({} as T, {
    get: (_, key) => read(key),
    has: (_, key) => Reflect.has(real(), key),
    ownKeys: () => Reflect.ownKeys(real()),
    getOwnPropertyDescriptor: (_, key) => ({
      value: read(key),
      enumerable: true,
      configurable: true,
    }),
  });
}
