import type { Login } from '@topspin/contract';
import { me } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { paths } from '#app/paths.ts';
import { changeLanguage } from '#lib/i18n.ts';
import { apiQuery } from '#lib/api/query.ts';
import { keepSession } from '#lib/session/session.ts';
import { offerPlayerProfile } from '#lib/session/player-offer.ts';

/** Stores the session and goes on to the page the user wanted, or to the one given, in the language of the account. */
export function useAfterLogin(page?: typeof paths.registrationSuccess): (login: Login) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { next } = useSearch({ from: '/access' });
  return async (login) => {
    queries.clear();
    keepSession(login);
    queries.setQueryData(apiQuery(me).queryKey, { user: login.user, player: login.player });
    await changeLanguage(login.user.lang);
    if (login.profile_status.should_show_player_prompt) offerPlayerProfile();
    if (page) await navigate({ to: page, replace: true });
    else if (isOwnAddress(next)) history.push(next);
    else await navigate({ to: paths.home });
  };
}

/** Only paths of this application, never an external site smuggled in by a link. */
const isOwnAddress = (next: unknown): next is string =>
  typeof next === 'string' && /^\/(?![/\\])/u.test(next);
