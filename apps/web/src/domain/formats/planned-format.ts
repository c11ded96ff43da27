import type { OpenFormat } from '@topspin/engine';
import { keepDraft, readDraft } from '#ui/draft/drafts.ts';
import { formatCode, readFormat } from './format-code.ts';
import { planOf } from './planned-types.ts';

/** Keeps the format an open was planned with on this device, as drafts are kept: its phases start with it. */
export function keepPlannedFormat(openId: string, format: OpenFormat): void {
  keepDraft(planOf(openId), { format: formatCode(format) });
}

/** The format an open was planned with, if it was planned on this device. */
export const plannedFormat = (openId: string): OpenFormat | undefined =>
  readFormat(readDraft(planOf(openId))['format']);
