import { editorViewCtx } from '@milkdown/kit/core';
import { TextSelection } from '@milkdown/kit/prose/state';
import { afterEach, describe, expect, it } from 'vitest';
import { createCrepe, type Crepe } from './crepe.ts';
import { isActive, run, type Command } from './editor-commands.ts';

// jsdom lays nothing out: nothing has a place to scroll to.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

const made: Crepe[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map(({ builder }) => builder.destroy()));
});

async function editorOf(markdown: string, onChange: (written: string) => void = () => undefined) {
  const root = document.createElement('div');
  document.body.append(root);
  const crepe = await createCrepe({
    root,
    markdown,
    attributes: { role: 'textbox' },
    words: { placeholder: 'Escribe', link: 'Enlace' },
    onChange,
    onMoved: () => undefined,
  });
  made.push(crepe);
  return crepe;
}

const kept: readonly (readonly [name: string, markdown: string])[] = [
  ['paragraphs', 'Grupos de cuatro.\n\nCuadro final.'],
  ['lines of one paragraph', 'Sábado\nDomingo'],
  ['bold, italic and struck text', '**Sábado**, *domingo*, ~~lunes~~'],
  ['headings', '# Horario\n\n## Sábado\n\nA las diez'],
  ['lists', '* uno\n* dos\n\n1. primero\n2. segundo'],
  ['a quote', '> Se ruega puntualidad'],
  ['a link', '[Bases](https://topspin.example/bases)'],
  ['a table', '| Hora  | Grupo |\n| ----- | ----- |\n| 10:00 | 1     |'],
  ['signs of Markdown as text', '5 \\* 3 y \\_nada\\_'],
];

describe('Markdown survives the editor', () => {
  it.each(kept)('%s', async (_, markdown) => {
    const { builder } = await editorOf(markdown);
    expect(builder.getMarkdown().trim()).toBe(markdown);
  });
});

it('opening a text is no change, though the editor would write it otherwise', async () => {
  const changes: string[] = [];
  const { builder, write } = await editorOf('- uno\n- dos', (written) => changes.push(written));
  write('+ tres');
  expect(changes).toEqual([]);
  expect(builder.getMarkdown().trim()).toBe('* tres');
});

it('what is typed is given at once', async () => {
  const changes: string[] = [];
  const { builder } = await editorOf('Hola', (written) => changes.push(written));
  builder.editor.action((ctx) => {
    const view = ctx.get(editorViewCtx);
    view.dispatch(view.state.tr.insertText('Ana, h', 1, 2));
  });
  expect(changes).toEqual(['Ana, hola']);
});

const commands: readonly (readonly [command: Command, written: string])[] = [
  ['bold', '**Hola**'],
  ['italic', '*Hola*'],
  ['heading', '# Hola'],
  ['subheading', '## Hola'],
  ['bullets', '* Hola'],
  ['numbers', '1. Hola'],
  ['quote', '> Hola'],
];

it.each(commands)('%s is done, and taken back', async (command, done) => {
  const crepe = await editorOf('Hola');
  const { builder } = crepe;
  builder.editor.action((ctx) => {
    const view = ctx.get(editorViewCtx);
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1, 5)));
  });
  run(crepe, command);
  expect(builder.getMarkdown().trim()).toBe(done);
  expect(isActive(crepe, command)).toBe(true);
  run(crepe, command);
  expect(builder.getMarkdown().trim()).toBe('Hola');
});

describe('the keyboard is not caught in the text', () => {
  it.each(['Tab', 'Escape'])('%s is left to the page and changes nothing, in a list too', async (key) => {
    const { builder, typed } = await editorOf('* uno\n* dos');
    caretIn(builder, 'dos');
    for (const shiftKey of [false, true]) {
      const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
      typed.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(builder.getMarkdown().trim()).toBe('* uno\n* dos');
  });

  it('a list is nested by Ctrl+] and its button, and taken back by Ctrl+[ and the other', async () => {
    const crepe = await editorOf('* uno\n* dos');
    const { builder, typed } = crepe;
    caretIn(builder, 'dos');
    const press = (key: string) =>
      typed.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }));
    const written = () => builder.getMarkdown().trim();
    press(']');
    expect(written()).toBe('* uno\n  * dos');
    press('[');
    expect(written()).toBe('* uno\n* dos');
    run(crepe, 'nest');
    expect(written()).toBe('* uno\n  * dos');
    run(crepe, 'unnest');
    expect(written()).toBe('* uno\n* dos');
  });
});

function caretIn(builder: Crepe['builder'], word: string): void {
  builder.editor.action((ctx) => {
    const view = ctx.get(editorViewCtx);
    view.state.doc.descendants((node, place) => {
      if (node.text === word)
        view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place)));
    });
  });
}
