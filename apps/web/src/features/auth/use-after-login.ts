import type { Login } from '@topspin/contract';
import { me } from '@topspin/contract';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { changeLanguage } from '#lib/i18n.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { choicesAtLogin } from '#lib/session/choices.ts';
import { keepSession } from '#lib/session/session.ts';
import { sessionEndedBecause } from '#lib/session/why-ended.ts';
import { offerPlayerProfile } from '#lib/session/player-offer.ts';
import { useThemeMode } from '#ui/theme/theme-mode.ts';

type Options = {
  readonly page?: typeof paths.registrationSuccess;
  /** For an account just created, whose first page offers a profile among other things to do. */
  readonly isNew?: boolean;
};

/**
 * Stores the session and goes on to the page the user wanted, or to the one given, in the language and theme of the account,
 * or those just chosen here. A player profile is offered as the server says, but not over a page that the user asked for.
 */
export function useAfterLogin({ page, isNew = false }: Options = {}): (login: Login) => Promise<void> {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { setMode } = useThemeMode();
  const { next } = useSearch({ from: '/access' });
  return async (login) => {
    queries.clear();
    sessionEndedBecause(undefined);
    keepSession(login);
    queries.setQueryData(apiQuery(me).queryKey, { user: login.user, player: login.player });
    const { lang, theme } = choicesAtLogin(login.user);
    await changeLanguage(lang);
    if (theme) setMode(theme);
    if (page) return navigate({ to: page, replace: true });
    if (isOwnAddress(next)) return history.push(next);
    if (login.profile_status.should_show_player_prompt && !isNew) offerPlayerProfile();
    return navigate({ to: paths.home });
  };
}

/** Only paths of this application, never an external site smuggled in by a link. */
const isOwnAddress = (next: unknown): next is string =>
  typeof next === 'string' && /^\/(?![/\\])/u.test(next);
