import type { scoring as original } from '../../es/umpire/scoring.ts';
import type { Translated } from '../../translated.ts';

export const scoring = {
  settings: {
    hint: 'Tot això es desa en aquest dispositiu.',
    vibrates: 'Vibra a cada punt',
    noVibration: 'En aquest dispositiu el navegador no pot vibrar.',
    sounds: 'Un so a cada punt',
    speaks: 'Canta el tanteig en veu alta',
    noVoice: 'Aquest dispositiu no té cap veu en català.',
    awake: 'La pantalla es manté encesa mentre anotes.',
  },
  keys: {
    title: 'Tecles i comandament',
    hint: 'Serveix qualsevol teclat i gairebé qualsevol comandament Bluetooth. Els que només apugen i abaixen el volum no arriben al navegador.',
    left: 'Punt a l’esquerra',
    right: 'Punt a la dreta',
    undo: 'Desfés',
    start: 'Comença el set',
    help: 'Mostra les tecles',
    learn: 'Afegeix',
    learnFor: 'Afegeix una tecla: {{action}}',
    waiting: 'Prem la tecla o el botó del comandament',
    remove: 'Treu {{key}}: {{action}}',
    reset: 'Torna a les tecles inicials',
    names: {
      left: 'fletxa esquerra',
      right: 'fletxa dreta',
      backspace: 'retrocés',
      enter: 'retorn',
      previous: 'pista anterior',
      next: 'pista següent',
      pageUp: 'Re Pàg',
      pageDown: 'Av Pàg',
      space: 'espai',
    },
  },
  board: {
    title: 'Marcador gran',
    close: 'Tanca el marcador',
    starts: 'El partit encara no ha començat',
    late: 'Sense connexió: el tanteig pot no estar al dia',
  },
  call: {
    numbers:
      'zero un dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint',
    score: '{{server}}, {{receiver}}',
    all: '{{points}} iguals',
    opening: 'Serveix {{name}}. {{score}}',
    openingOfPairs: 'Serveix {{server}} a {{receiver}}. {{score}}',
    set: 'Set per a {{name}}: {{winner}} a {{loser}}',
    match: 'Set i partit per a {{name}}: {{winner}} a {{loser}}',
    nobody: 'Final del partit',
  },
} as const satisfies Translated<typeof original>;
