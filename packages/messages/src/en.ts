import { core } from './en/core.ts';
import { errors } from './en/pages/errors.ts';
import { account } from './en/pages/account.ts';
import { admin } from './en/pages/admin.ts';
import { audit } from './en/pages/audit.ts';
import { circuits } from './en/pages/circuits.ts';
import { competition } from './en/pages/competition.ts';
import { consents } from './en/pages/consents.ts';
import { day } from './en/opens/day.ts';
import { decisions } from './en/pages/decisions.ts';
import { editionForm } from './en/circuits/editionForm.ts';
import { descriptions } from './en/forms/descriptions.ts';
import { faq } from './en/help/faq.ts';
import { lab } from './en/lab/lab.ts';
import { management } from './en/pages/management.ts';
import { map } from './en/venues/map.ts';
import { matches } from './en/pages/matches.ts';
import { opens } from './en/pages/opens.ts';
import { playerList } from './en/pages/playerList.ts';
import { paper } from './en/opens/paper.ts';
import { players } from './en/pages/players.ts';
import { match } from './en/opens/match.ts';
import { publicPages } from './en/opens/public.ts';
import { turns } from './en/opens/turns.ts';
import { ranking } from './en/pages/ranking.ts';
import { scoring } from './en/umpire/scoring.ts';
import { embedding } from './en/opens/embedding.ts';
import { finish } from './en/opens/finish.ts';
import { openKeys } from './en/opens/open-keys.ts';
import { clickTt } from './en/opens/click-tt.ts';
import { travel } from './en/opens/travel.ts';
import { calendar } from './en/forms/calendar.ts';
import { screens } from './en/opens/screens.ts';
import { settings } from './en/pages/settings.ts';
import { simulators } from './en/pages/simulators.ts';
import { table } from './en/pages/table.ts';
import { secure } from './en/help/secure.ts';
import { terms } from './en/help/terms.ts';
import { trust } from './en/pages/trust.ts';
import { umpires } from './en/umpire/umpires.ts';
import { users } from './en/pages/users.ts';
import { venues } from './en/pages/venues.ts';

/** Every area in this language. */
export const en = {
  ...core,
  errors,
  account,
  admin,
  audit,
  calendar,
  circuits,
  competition,
  consents,
  day,
  decisions,
  editionForm,
  descriptions,
  faq,
  lab,
  management,
  map,
  match,
  matches,
  opens,
  playerList,
  paper,
  players,
  publicPages,
  ranking,
  scoring,
  screens,
  finish,
  clickTt,
  travel,
  embedding,
  openKeys,
  settings,
  simulators,
  table,
  secure,
  terms,
  trust,
  umpires,
  turns,
  users,
  venues,
} as const;
