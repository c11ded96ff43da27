import type { scoring as original } from '../../es/umpire/scoring.ts';
import type { Translated } from '../../translated.ts';

export const scoring = {
  settings: {
    hint: 'These settings are kept on this device.',
    vibrates: 'Vibrate at each point',
    noVibration: 'The browser cannot make this device vibrate.',
    sounds: 'A sound at each point',
    speaks: 'Call the score out loud',
    noVoice: 'This device has no English voice.',
    awake: 'The screen stays on while you score.',
  },
  keys: {
    title: 'Keys and remote',
    hint: 'Any keyboard will do, and nearly any Bluetooth remote. Remotes that only change the volume do not reach the browser.',
    left: 'Point on the left',
    right: 'Point on the right',
    undo: 'Undo',
    start: 'Start the game',
    help: 'Show the keys',
    learn: 'Add',
    learnFor: 'Add a key: {{action}}',
    waiting: 'Press the key or the button of the remote',
    remove: 'Remove {{key}}: {{action}}',
    reset: 'Restore the default keys',
    names: {
      left: 'left arrow',
      right: 'right arrow',
      backspace: 'backspace',
      enter: 'enter',
      previous: 'previous track',
      next: 'next track',
      pageUp: 'Page Up',
      pageDown: 'Page Down',
      space: 'space',
    },
  },
  board: {
    title: 'Large scoreboard',
    close: 'Close the scoreboard',
    starts: 'The match has not started yet',
    late: 'No connection: the score may be out of date',
  },
  call: {
    numbers:
      'love one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    score: '{{server}}, {{receiver}}',
    all: '{{points}} all',
    opening: '{{name}} to serve. {{score}}',
    openingOfPairs: '{{server}} to serve to {{receiver}}. {{score}}',
    set: 'Game to {{name}}: {{winner}}, {{loser}}',
    match: 'Game and match to {{name}}: {{winner}}, {{loser}}',
    nobody: 'End of the match',
  },
} as const satisfies Translated<typeof original>;
