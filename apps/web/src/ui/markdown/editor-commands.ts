import { toggleLinkCommand } from '@milkdown/kit/component/link-tooltip';
import { commandsCtx, editorViewCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { redoCommand, undoCommand } from '@milkdown/kit/plugin/history';
import {
  blockquoteSchema,
  bulletListSchema,
  emphasisSchema,
  headingSchema,
  liftListItemCommand,
  linkSchema,
  orderedListSchema,
  sinkListItemCommand,
  strongSchema,
  toggleEmphasisCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from '@milkdown/kit/preset/commonmark';
import { lift } from '@milkdown/kit/prose/commands';
import type { MarkType, NodeType } from '@milkdown/kit/prose/model';
import type { Crepe } from './crepe.ts';

export type Command =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'nest'
  | 'unnest'
  | 'undo'
  | 'redo';

/** Does it to the selected text, or undoes it where it is done already; the cursor is in the text afterwards. */
export function run(crepe: Crepe, command: Command): void {
  crepe.builder.editor.action((ctx) => {
    const commands = ctx.get(commandsCtx);
    const view = ctx.get(editorViewCtx);
    const done = active(ctx, command);
    if (command !== 'link') view.focus();
    switch (command) {
      case 'bold':
        return commands.call(toggleStrongCommand.key);
      case 'italic':
        return commands.call(toggleEmphasisCommand.key);
      case 'heading':
      case 'subheading':
        return done
          ? commands.call(turnIntoTextCommand.key)
          : commands.call(wrapInHeadingCommand.key, command === 'heading' ? 1 : 2);
      case 'bullets':
        return done ? lift(view.state, view.dispatch) : commands.call(wrapInBulletListCommand.key);
      case 'numbers':
        return done ? lift(view.state, view.dispatch) : commands.call(wrapInOrderedListCommand.key);
      case 'quote':
        return done ? lift(view.state, view.dispatch) : commands.call(wrapInBlockquoteCommand.key);
      case 'link':
        return commands.call(toggleLinkCommand.key);
      case 'nest':
        return commands.call(sinkListItemCommand.key);
      case 'unnest':
        return commands.call(liftListItemCommand.key);
      case 'undo':
        return commands.call(undoCommand.key);
      case 'redo':
        return commands.call(redoCommand.key);
    }
  });
}

/** Whether it is done already where the cursor is. */
export const isActive = (crepe: Crepe, command: Command): boolean =>
  crepe.builder.editor.action((ctx) => active(ctx, command));

function active(ctx: Ctx, command: Command): boolean {
  switch (command) {
    case 'bold':
      return marked(ctx, strongSchema.type(ctx));
    case 'italic':
      return marked(ctx, emphasisSchema.type(ctx));
    case 'link':
      return marked(ctx, linkSchema.type(ctx));
    case 'heading':
      return within(ctx, headingSchema.type(ctx), 1);
    case 'subheading':
      return within(ctx, headingSchema.type(ctx), 2);
    case 'bullets':
      return within(ctx, bulletListSchema.type(ctx));
    case 'numbers':
      return within(ctx, orderedListSchema.type(ctx));
    case 'quote':
      return within(ctx, blockquoteSchema.type(ctx));
    case 'nest':
    case 'unnest':
    case 'undo':
    case 'redo':
      return false;
  }
}

function marked(ctx: Ctx, type: MarkType): boolean {
  const { state } = ctx.get(editorViewCtx);
  const { from, to, empty, $from } = state.selection;
  if (!empty) return state.doc.rangeHasMark(from, to, type);
  return (state.storedMarks ?? $from.marks()).some((mark) => mark.type === type);
}

function within(ctx: Ctx, type: NodeType, level?: number): boolean {
  const { $from } = ctx.get(editorViewCtx).state.selection;
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type && (level === undefined || node.attrs['level'] === level),
  );
}
