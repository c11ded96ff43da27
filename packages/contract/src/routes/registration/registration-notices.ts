import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { registrationNotice } from '../../registration/registration-notices.ts';

const inscriptions = resource('inscriptions', '/app/inscriptions', []);

export const listRegistrationNotices = inscriptions('listRegistrationNotices', 'GET /notices', {
  summary:
    'List registrations that somebody else made for my player or one I administer, until I have seen them',
  query: listQuery,
  answers: { 200: listOf(registrationNotice) },
});

export const dismissNotice = inscriptions('dismissNotice', 'DELETE /notices/{id}', {
  summary: 'Mark the notice of a registration made by somebody else as seen',
});
