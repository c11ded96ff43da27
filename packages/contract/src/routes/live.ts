import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import { parseTopic, shownAtMost, topicsAtMost } from '../live-topics.ts';

const live = resource('live', '/app/live');

const topics = z.string().check(
  z.minLength(1),
  z.maxLength(topicsAtMost * 70),
  z.refine((text) => text.split(',').length <= topicsAtMost && text.split(',').every(parseTopic)),
);

export const follow = live('follow', 'GET', {
  summary: `Follow topics as server-sent events: match:ID, open:ID, me, active, opens, rankings, mails; at most ${topicsAtMost}, of them ${shownAtMost.plan} plan:ID and ${shownAtMost.hall} hall:ID. A match after a seq: match:ID@12; a day of play with a fingerprint: plan:ID=9f3a…, hall:ID=9f3a…; data read 2.5 s ago: open:ID~2500. Resumes from Last-Event-ID, or sends resync`,
  query: z.object({ topics }),
  answers: { 200: null },
  download: 'text/event-stream',
  errors: ['request.tooMany'],
});
