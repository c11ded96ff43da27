import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, uuid } from '../conventions/values.ts';

const tag = 'inscriptions';
const named = z.object({ _id: uuid, name: z.string() });

/** A registration that somebody else made, for those who answer for the player. */
export const registrationNotice = z.object({
  /** The registration. */
  _id: uuid,
  player: named,
  open: named,
  enrolled_by: z.nullable(z.string()),
  created_at: instant,
  /** Whether the registration still stands; if not, an organiser ended it. */
  is_in: z.boolean(),
  /** What an organiser wrote to those who answer for the player. */
  message: z.nullable(z.object({ text: z.string(), by: z.nullable(z.string()) })),
});
export type RegistrationNotice = z.infer<typeof registrationNotice>;

export const listRegistrationNotices = route({
  name: 'listRegistrationNotices',
  method: 'GET',
  path: '/app/inscriptions/notices',
  tag,
  summary:
    'List registrations that somebody else made for my player or one I administer, until I have seen them',
  query: listQuery,
  answers: { 200: listOf(registrationNotice) },
  errors: ['request.unknownFilter'],
});

export const dismissNotice = route({
  name: 'dismissNotice',
  method: 'DELETE',
  path: '/app/inscriptions/notices/{id}',
  tag,
  summary: 'Mark the notice of a registration made by somebody else as seen',
  params: byId,
  answers: { 204: null },
});
