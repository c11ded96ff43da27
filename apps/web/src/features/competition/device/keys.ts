/** What a key or the button of a remote does. */
export const keyActions = ['left', 'right', 'a', 'b', 'undo', 'start', 'help'] as const;
export type KeyAction = (typeof keyActions)[number];

/** As browsers name keys; presentation remotes send the pages, headphones and media remotes the tracks. */
export type Keys = Readonly<Record<KeyAction, readonly string[]>>;

export const initialKeys: Keys = {
  left: ['ArrowLeft', 'PageUp', 'MediaTrackPrevious'],
  right: ['ArrowRight', 'PageDown', 'MediaTrackNext'],
  a: ['a'],
  b: ['b'],
  undo: ['Backspace'],
  start: [' '],
  help: ['?'],
};

type Learnt = Partial<Keys>;

/** The keys of each action: as at first, but for those that were changed on this device. */
export const keysOf = (learnt: Learnt): Keys => ({ ...initialKeys, ...learnt });

type Pressed = Pick<KeyboardEvent, 'key' | 'keyCode'>;

/** The name of a key. Some remotes send keys that the browser does not know: they have a number. */
export function nameOfKey({ key, keyCode }: Pressed): string {
  if (key === 'Unidentified' || key === '') return `#${keyCode}`;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** What the key does, if anything. */
export const actionOf = (keys: Keys, key: string): KeyAction | undefined =>
  keyActions.find((action) => keys[action].includes(key));

/** Keys that stay the browser's, and those that only change others. */
const reserved: ReadonlySet<string> = new Set([
  'Escape',
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'AltGraph',
]);

export const canLearn = (key: string): boolean => !reserved.has(key);

/** The keys with one more for an action. A key does one thing: it is taken from the action it had. */
export function learn(keys: Keys, action: KeyAction, key: string): Keys {
  const others = forget(keys, key);
  return { ...others, [action]: [...others[action], key] };
}

/** The keys without this one. */
export function forget(keys: Keys, key: string): Keys {
  const without = (action: KeyAction) => keys[action].filter((known) => known !== key);
  return {
    left: without('left'),
    right: without('right'),
    a: without('a'),
    b: without('b'),
    undo: without('undo'),
    start: without('start'),
    help: without('help'),
  };
}
