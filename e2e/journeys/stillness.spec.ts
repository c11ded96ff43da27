import { test as base } from '@playwright/test';
import { expect } from '../src/journey.ts';
import { line } from '../src/stillness/moves.ts';
import { watchStillness } from '../src/stillness/stillness.ts';

/** A page with a button and, above it, room for what comes late. */
const page = `<!doctype html><main aria-label="Notas"><div id="above"></div><button>Guardar</button></main><script>
const come = () => { above.insertAdjacentHTML('beforeend', '<p style="height: 80px">Un aviso tardío</p>'); };
const grow = (height = 80) => { above.style.paddingTop = height + 'px'; };
let isAsleep = false;
const sleepFor = (time) => {
  const button = document.querySelector('button');
  const sleep = (value) => {
    isAsleep = value;
    button.style.pointerEvents = value ? 'none' : 'auto';
    above.title = value ? 'asleep' : 'awake';
  };
  sleep(true);
  setTimeout(() => sleep(false), time);
};
const toil = () => {
  const began = performance.now();
  while (performance.now() < began + 80);
  requestAnimationFrame(toil);
};
</script>`;

const late = /^\/: button “Guardar” in “Notas” moved by 0, \d+ px after \d+ ms \(came: “Un aviso tardío”\)$/u;
const bySize = /^\/: button “Guardar” in “Notas” moved by 0, 80 px after \d+ ms$/u;

const cases = [
  ['what comes late above a button', 'setTimeout(come, 300)', [late]],
  ['what grows above a button', 'setTimeout(grow, 300)', [bySize]],
  ['what comes long after a tap', 'document.querySelector("button").click(); setTimeout(come, 1500)', [late]],
  [
    'what moves a button that takes no tap for a second',
    'setTimeout(() => { grow(); sleepFor(1000); }, 300)',
    [],
  ],
  [
    'what moves a button out of the window while it takes no tap for a second',
    'setTimeout(() => { sleepFor(1000); grow(2000); }, 300)',
    [],
  ],
  [
    'what moves a button that takes no tap for a moment',
    'setTimeout(() => { grow(); sleepFor(100); }, 300)',
    [bySize],
  ],
  ['what a tap brings', 'document.querySelector("button").click(); setTimeout(come, 50)', []],
  [
    'what a tap brings on a busy machine',
    'toil(); document.querySelector("button").click(); setTimeout(come, 2000)',
    [],
  ],
] as const;

/** The observer itself, so that its silence in the other journeys means something. */
for (const [name, does, expected] of cases)
  base(
    `the observer of moves and ${name}: ${expected.length === 0 ? 'nothing' : 'a move'}`,
    async ({ context }) => {
      const moves: string[] = [];
      await watchStillness(context, (move) => moves.push(line(move)));
      await context.route('http://still.test/', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }),
      );
      const tab = await context.newPage();
      await tab.goto('http://still.test/');
      await tab.evaluate(`new Promise((done) => {
      ${does};
      new MutationObserver(() => isAsleep || setTimeout(done, 500)).observe(above, { childList: true, attributes: true });
    })`);
      expect(moves).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
    },
  );
