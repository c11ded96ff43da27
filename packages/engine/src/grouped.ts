/** The things under each of their keys, in their order. */
export function grouped<Thing, Key>(
  things: readonly Thing[],
  keysOf: (thing: Thing) => readonly Key[],
): (key: Key) => readonly Thing[] {
  const found = new Map<Key, Thing[]>();
  for (const thing of things)
    for (const key of keysOf(thing)) {
      const known = found.get(key);
      if (known) known.push(thing);
      else found.set(key, [thing]);
    }
  return (key) => found.get(key) ?? [];
}
