import { listOf, listQuery } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { registrationNotice } from '../../registration/registration-notices.ts';

const tag = 'inscriptions';

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
