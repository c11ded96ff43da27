import { createHash } from 'node:crypto';
import { partnerWordsOf } from './partner-words.ts';
import { isTurn, type ClaimedNotice } from './store.ts';
import { wordsOf } from './words.ts';

/** A notification as the service worker shows it, and the page that it leads to. */
export type Message = {
  readonly title: string;
  readonly body: string;
  /** A newer message with the same tag replaces the one before. */
  readonly tag: string;
  readonly path: string;
};

/** A notification of a turn leads to its match, and one about a partner to where it is answered. */
export function messageOf(notice: ClaimedNotice): Message {
  const { player_id: player } = notice;
  if (isTurn(notice)) {
    const { match_id: match, role } = notice;
    return { ...wordsOf(notice), tag: tagOf([player, match, role]), path: `/match/${match}` };
  }
  const { open_id: open, other_id: other } = notice;
  const path = `/single-open/${open}/inscription`;
  return { ...partnerWordsOf(notice), tag: tagOf([player, open, other]), path };
}

const tagOf = (about: readonly string[]): string =>
  createHash('sha256').update(about.join(' ')).digest('base64url').slice(0, 32);
