import { CrepeBuilder } from '@milkdown/crepe/builder';
import { linkTooltip } from '@milkdown/crepe/feature/link-tooltip';
import { placeholder } from '@milkdown/crepe/feature/placeholder';
import { commandsCtx, editorViewCtx, editorViewOptionsCtx } from '@milkdown/kit/core';
import { uploadConfig } from '@milkdown/kit/plugin/upload';
import { liftListItemCommand, sinkListItemCommand } from '@milkdown/kit/preset/commonmark';
import { keymap } from '@milkdown/kit/prose/keymap';
import { Plugin } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { $prose, replaceAll } from '@milkdown/kit/utils';

export type Crepe = {
  readonly builder: CrepeBuilder;
  /** The element that is typed into. */
  readonly typed: HTMLElement;
  readonly write: (markdown: string) => void;
};

type Options = {
  readonly root: HTMLElement;
  readonly markdown: string;
  /** Attributes of what is typed into: its name and role for screen readers. */
  readonly attributes: Record<string, string>;
  readonly words: { readonly placeholder: string; readonly link: string };
  readonly onChange: (markdown: string) => void;
  /** The selection or what it applies to has changed. */
  readonly onMoved: () => void;
};

/** Milkdown's Crepe with what a description needs: text, headings, lists, quotes and links; neither pictures nor code. */
export async function createCrepe({
  root,
  markdown,
  attributes,
  words,
  onChange,
  onMoved,
}: Options): Promise<Crepe> {
  const builder = new CrepeBuilder({ root, defaultValue: markdown });
  builder
    .addFeature(linkTooltip, { inputPlaceholder: words.link })
    .addFeature(placeholder, { text: words.placeholder, mode: 'doc' });
  let last: string | undefined;
  const changes = $prose(
    () =>
      new Plugin({
        view: () => ({
          update: (view, before) => {
            onMoved();
            if (last === undefined || before.doc.eq(view.state.doc)) return;
            const written = builder.getMarkdown().trim();
            if (written === last) return;
            last = written;
            onChange(written);
          },
        }),
      }),
  );
  const nesting = $prose((ctx) =>
    keymap({
      'Mod-]': () => ctx.get(commandsCtx).call(sinkListItemCommand.key),
      'Mod-[': () => ctx.get(commandsCtx).call(liftListItemCommand.key),
    }),
  );
  builder.editor
    .config((ctx) => {
      ctx.update(editorViewOptionsCtx, (options) => ({
        ...options,
        attributes,
        handleDOMEvents: { keydown: leave },
      }));
      // Pictures come from nowhere: a pasted one would be an address in this browser alone.
      ctx.update(uploadConfig.key, (config) => ({ ...config, uploader: () => Promise.resolve([]) }));
    })
    .use(changes)
    .use(nesting);
  await builder.create();
  // The editor writes Markdown in its own way: that alone is no change.
  last = builder.getMarkdown().trim();
  return {
    builder,
    typed: builder.editor.ctx.get(editorViewCtx).dom,
    write: (fresh) => {
      last = undefined;
      builder.editor.action(replaceAll(fresh));
      last = builder.getMarkdown().trim();
    },
  };
}

/** Tab and Escape leave the text, as they leave any other field; the editor's own keys never see them. */
function leave({ dom }: EditorView, { key, isComposing }: KeyboardEvent): boolean {
  if (isComposing) return false;
  if (key === 'Escape') dom.blur();
  return key === 'Tab' || key === 'Escape';
}
