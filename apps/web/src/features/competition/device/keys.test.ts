import { describe, expect, test } from 'vitest';
import { actionOf, canLearn, forget, initialKeys, keysOf, learn, nameOfKey } from './keys.ts';

describe('keys of the umpire’s screen', () => {
  test.each([
    ['ArrowLeft', 'left'],
    ['PageDown', 'right'],
    ['MediaTrackPrevious', 'left'],
    ['a', 'a'],
    ['b', 'b'],
    ['Backspace', 'undo'],
    [' ', 'start'],
    ['?', 'help'],
    ['Enter', undefined],
  ])('%s is %s', (key, action) => expect(actionOf(initialKeys, key)).toBe(action));

  test.each([
    [{ key: 'A', keyCode: 65 }, 'a'],
    [{ key: 'PageUp', keyCode: 33 }, 'PageUp'],
    [{ key: 'Unidentified', keyCode: 183 }, '#183'],
  ])('%j is called %s', (pressed, name) => expect(nameOfKey(pressed)).toBe(name));

  test('a key that is learnt does one thing only', () => {
    const keys = learn(initialKeys, 'undo', 'PageUp');
    expect(actionOf(keys, 'PageUp')).toBe('undo');
    expect(keys.left).toEqual(['ArrowLeft', 'MediaTrackPrevious']);
  });

  test('a key that was removed does nothing, also after a reload', () => {
    const keys = keysOf(forget(initialKeys, 'Backspace'));
    expect(actionOf(keys, 'Backspace')).toBeUndefined();
  });

  test.each(['Escape', 'Tab', 'Shift'])('%s stays what it is', (key) => expect(canLearn(key)).toBe(false));
});
